// Two pages in one: ResumeGenerator with 32 entries over five pages, and with `?bare` one text field of React's.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { inData, longResume } from '../src/model/resume.fixtures.ts'
import { isTemplateId } from '../src/model/resume.ts'
import { ResumeGenerator } from '../src/view/ResumeGenerator.tsx'
import '../src/styles.css'

function Bare() {
  const [text, setText] = useState('')
  return <input aria-label="Tätigkeit" value={text} onChange={(event) => setText(event.target.value)} />
}

const keys: number[] = []

/** Milliseconds from each key since the last call to its painted frame. */
export const takeKeys = () => keys.splice(0)

// The time of the event is that of the key: what a busy page makes it wait counts.
let pressed = 0
addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true)
addEventListener(
  'input',
  () => {
    const start = pressed
    requestAnimationFrame(() => {
      // The message arrives after the frame.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => keys.push(performance.now() - start))
      port1.start()
      port2.postMessage(undefined)
    })
  },
  true,
)

let clicked = 0
let written = 0
addEventListener('click', () => (clicked = performance.now()), true)
const createObjectURL = URL.createObjectURL.bind(URL)
URL.createObjectURL = (file) => {
  written = performance.now()
  return createObjectURL(file)
}

/** From the last click to the file that it made, in ms; not a number while there is none. */
export const takeFile = () => (written > clicked ? written - clicked : Number.NaN)

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
const search = new URLSearchParams(location.search)
if (search.has('bare')) createRoot(root).render(<Bare />)
else {
  const data = inData(longResume())
  const template = search.get('template') ?? 'classic'
  const style = { ...data.style, ...(isTemplateId(template) && { template }) }
  createRoot(root).render(<ResumeGenerator storage={memoryStorage({ ...data, style })} />)
}

Object.assign(globalThis, { takeKeys, takeFile })
