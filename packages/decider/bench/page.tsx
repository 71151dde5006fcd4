// Two ways to move the light over 500 candidates, on one page: the Decider's, and the same lamps
// with the lit one in React state.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defaultSettings, type DeciderData } from '../src/model/deciderData.ts'
import { createHighlight } from '../src/view/createHighlight.ts'
import { Decider } from '../src/view/Decider.tsx'
import '../src/view/decider.css'

const COUNT = 500
const BLOCK = 50

const items = Array.from({ length: COUNT }, (_, index) => ({ name: `Los ${index + 1}`, active: true }))
const storage = memoryStorage<DeciderData>({
  lists: [{ name: 'Tombola', items }],
  settings: defaultSettings,
  history: [],
})

let lightByReact: (index: number) => void = () => {}

function ReactWindow({ onReady }: { onReady: (light: (index: number) => void) => void }) {
  const [lit, setLit] = useState(0)
  useEffect(() => onReady((index) => flushSync(() => setLit(index))), [onReady])
  return (
    <div className="decider-window">
      <p className="decider-readout">
        <bdi className="decider-running">{items[lit]?.name}</bdi>
      </p>
      <div className="decider-field" data-density="lamps">
        {items.map((item, index) => (
          <span key={item.name} data-lit={index === lit ? '' : undefined} />
        ))}
      </div>
    </div>
  )
}

const takeLight = (light: typeof lightByReact) => {
  lightByReact = light
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
createRoot(root).render(
  <>
    <Decider storage={storage} />
    <section className="decider bench-react">
      <ReactWindow onReady={takeLight} />
    </section>
  </>,
)

/** What one change costs, in ms: the script with the style and layout it leads to, and the whole frame. */
interface Cost {
  readonly work: number
  readonly frame: number
}

const step = (change: () => void) =>
  new Promise<Cost>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      change()
      // Reading a size makes style and layout happen now.
      void document.body.offsetHeight
      const work = performance.now() - start
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve({ work, frame: performance.now() - start }))
      port1.start()
      port2.postMessage(undefined)
    })
  })

function part(selector: string) {
  const found = document.querySelector<HTMLElement>(`.decider-body ${selector}`)
  if (!found) throw new Error(`The Decider has no ${selector}`)
  return found
}

/** @returns the costs of every step, in alternating blocks so that both see the same machine */
export async function measure(blocks: number) {
  const highlight = createHighlight(
    {
      field: part('.decider-field'),
      name: part('.decider-running'),
      speed: part('.decider-speed-bar'),
    },
    items.map((item) => item.name),
  )
  const costs: Record<'nothing' | 'decider' | 'react', Cost[]> = { nothing: [], decider: [], react: [] }
  for (let block = 0; block < blocks; block++) {
    for (let count = 0; count < BLOCK; count++) costs.nothing.push(await step(() => {}))
    for (let count = 0; count < BLOCK; count++) {
      const index = (block * BLOCK + count * 211) % COUNT
      costs.decider.push(await step(() => highlight.show({ index, level: (count % 20) + 1 })))
    }
    for (let count = 0; count < BLOCK; count++) {
      const index = (block * BLOCK + count * 211) % COUNT
      costs.react.push(await step(() => lightByReact(index)))
    }
  }
  return costs
}

Object.assign(globalThis, { measure })
