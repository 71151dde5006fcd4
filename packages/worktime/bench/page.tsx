// Two pages in one: Worktime with as many full years as `?years` says, and with `&peer` the least that could do the same, a
// field of React's and 365 circles, of which an entry changes one.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { useState, memo } from 'react'
import { createRoot } from 'react-dom/client'
import type { WorktimeData } from '../src/model/record/work.ts'
import { worktimeSlice } from '../src/storage.ts'
import { Worktime } from '../src/view/Worktime.tsx'
import '../src/styles.css'
import { fullYears, LAST } from './fullYears.ts'

const search = new URLSearchParams(location.search)
const text = fullYears(Number(search.get('years') ?? 50))

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

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
if (search.has('peer')) createRoot(root).render(<Bare />)
else {
  const storage = memoryStorage<WorktimeData>(worktimeSlice.decode(JSON.parse(text)) ?? {})
  const now = () => new Date(LAST, 11, 31, 12).getTime()
  createRoot(root).render(<Worktime storage={storage} sources={{ now }} />)
}
