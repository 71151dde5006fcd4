// Fifty full years in one Worktime: how long it takes to read them, and what one entry costs to paint.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { addDays, daysInYear, isoDate } from '../src/model/calendar/date.ts'
import { withDays } from '../src/model/record/edit.ts'
import { withDaysInYear } from '../src/model/record/edit.ts'
import { emptyYear, type WorktimeData } from '../src/model/record/work.ts'
import { worktimeSlice } from '../src/storage.ts'
import { Worktime } from '../src/view/Worktime.tsx'
import '../src/styles.css'

const YEARS = 50
const LAST = 2026

const text = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: YEARS }, (_, index) => {
      const year = LAST - index
      const patch = new Map(
        Array.from({ length: daysInYear(year) }, (_, day) => {
          const date = addDays(isoDate(year, 0, 1), day)
          return [date, { date, hoursWorked: ((day * 7) % 40) / 4, note: 'a note' }] as const
        }),
      )
      return [String(year), withDaysInYear(emptyYear(year), patch)]
    }),
  ),
)

/** What reading the text of fifty years takes: all of it, and of that JSON.parse alone. */
export function read() {
  const begin = performance.now()
  const parsed: unknown = JSON.parse(text)
  const parsing = performance.now() - begin
  const data = worktimeSlice.decode(parsed)
  return { all: performance.now() - begin, parsing, years: Object.keys(data ?? {}).length }
}

const data = worktimeSlice.decode(JSON.parse(text)) ?? {}
const storage = memoryStorage<WorktimeData>(data)
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
const now = () => new Date(LAST, 11, 31, 12).getTime()
createRoot(root).render(<Worktime storage={storage} now={now} />)

/** What one change costs, in ms: the script with style and layout, and up to the end of the frame. */
const step = (change: () => void) =>
  new Promise<{ work: number; frame: number }>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      flushSync(change)
      void document.body.offsetHeight
      const work = performance.now() - start
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve({ work, frame: performance.now() - start }))
      port1.start()
      port2.postMessage(undefined)
    })
  })

/** Entries on days all over the year, in alternation with frames in which nothing changes. */
export async function enter(count: number) {
  const entries: Array<{ work: number; frame: number }> = []
  const idle: Array<{ work: number; frame: number }> = []
  for (let index = 0; index < count; index++) {
    const date = addDays(isoDate(LAST, 0, 1), (index * 53) % 365)
    idle.push(await step(() => {}))
    entries.push(
      await step(() => {
        const present = storage.read() ?? {}
        storage.write(withDays(present, new Map([[date, { date, hoursWorked: (index % 17) / 2 }]])))
      }),
    )
  }
  return { entries, idle }
}

Object.assign(globalThis, { read, enter })
