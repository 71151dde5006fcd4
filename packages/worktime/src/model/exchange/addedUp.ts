import { clockMinutes, spanMinutes } from '../calendar/clock.ts'
import { NOTE_LIMIT, type WorkDay, type WorkSpan } from '../record/work.ts'

/** The times of work of a day; `undefined` where it has hours without times. */
const spansOf = (day: WorkDay): readonly WorkSpan[] | undefined =>
  day.spans ??
  (day.start !== undefined && day.end !== undefined && day.breakMinutes === undefined
    ? [{ start: day.start, end: day.end, ...(day.note !== undefined && { note: day.note }) }]
    : undefined)

/** Times of two lines in their order, with the breaks between them; `undefined` where they overlap or end on the next day. */
function joinedSpans(first: WorkDay, second: WorkDay): Partial<WorkDay> | undefined {
  const [some, others] = [spansOf(first), spansOf(second)]
  if (!some || !others) return undefined
  const spans = [...some, ...others].toSorted((a, b) => clockMinutes(a.start) - clockMinutes(b.start))
  const [head, tail] = [spans[0], spans.at(-1)]
  const fit = spans.every(
    ({ start, end }, index) =>
      clockMinutes(end) > clockMinutes(start) &&
      clockMinutes(spans[index - 1]?.end ?? '00:00') <= clockMinutes(start),
  )
  if (!head || !tail || !fit) return undefined
  const worked = spans.reduce((sum, { start, end }) => sum + spanMinutes(start, end), 0)
  const pause = spanMinutes(head.start, tail.end) - worked
  return { start: head.start, end: tail.end, ...(pause > 0 && { breakMinutes: pause }), spans }
}

/** Two lines of one day as one entry: their times stay where they fit one after the other. */
export function addedUp(first: WorkDay, second: WorkDay): WorkDay {
  const note = [...new Set([first.note, second.note])].filter(Boolean).join(' · ').slice(0, NOTE_LIMIT)
  return {
    date: first.date,
    // Seconds of several lines make minutes.
    hoursWorked: first.hoursWorked + second.hoursWorked,
    ...(first.kind && { kind: first.kind }),
    ...joinedSpans(first, second),
    ...(note !== '' && { note }),
  }
}
