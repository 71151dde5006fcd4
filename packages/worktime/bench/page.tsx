// Two pages in one: Worktime with fifty full years, and with `?bare` the least that could do the same, a
// field of React's and 365 circles, of which an entry changes one.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { useState, memo } from 'react'
import { createRoot } from 'react-dom/client'
import type { WorktimeData } from '../src/model/record/work.ts'
import { worktimeSlice } from '../src/storage.ts'
import { Worktime } from '../src/view/Worktime.tsx'
import '../src/styles.css'
import { fiftyYears, LAST } from './fiftyYears.ts'

const text = fiftyYears()

/** What reading the text of fifty years takes: all of it, and of that JSON.parse alone. */
export function read() {
  const begin = performance.now()
  const parsed: unknown = JSON.parse(text)
  const parsing = performance.now() - begin
  const data = worktimeSlice.decode(parsed)
  return { all: performance.now() - begin, parsing, years: Object.keys(data ?? {}).length }
}

const Dot = memo(function Dot({ day, hours }: { day: number; hours: number }) {
  return <circle cx={Math.floor(day / 7) * 13 + 8} cy={(day % 7) * 15 + 8} r={hours} fill="orange" />
})

function Bare() {
  const [dots, setDots] = useState(() => Array.from({ length: 365 }, (_, day) => (day % 6) + 1))
  const [draft, setDraft] = useState('')
  const [count, setCount] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setDots(dots.with((count * 53) % 365, Number(draft)))
        setCount(count + 1)
      }}
    >
      <input aria-label="Stunden" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <svg viewBox="0 0 700 110">
        {dots.map((hours, day) => (
          <Dot key={day} day={day} hours={hours} />
        ))}
      </svg>
    </form>
  )
}

const entries: number[] = []

/** How long each entry since the last call took from the Enter key to the painted frame, in ms. */
export const takeEntries = () => entries.splice(0)

/** Calls back once the present task and the microtasks after it are done. */
function afterTask(run: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', run)
  port1.start()
  port2.postMessage(undefined)
}

let pressed = 0
addEventListener('keydown', ({ key }) => (pressed = key === 'Enter' ? performance.now() : 0), true)
// The browser submits a form after the key, in a task of its own.
addEventListener(
  'submit',
  () => {
    const start = pressed
    requestAnimationFrame(() => afterTask(() => entries.push(performance.now() - start)))
  },
  true,
)

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
if (location.search === '?bare') createRoot(root).render(<Bare />)
else {
  const storage = memoryStorage<WorktimeData>(worktimeSlice.decode(JSON.parse(text)) ?? {})
  const now = () => new Date(LAST, 11, 31, 12).getTime()
  createRoot(root).render(<Worktime storage={storage} sources={{ now }} />)
}

Object.assign(globalThis, { read, takeEntries })
