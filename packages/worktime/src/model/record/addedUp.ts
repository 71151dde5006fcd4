import { joinSpans, joinTexts, spansOf } from './spans.ts'
import type { WorkDay } from './work.ts'

/** A line without hours and times: the note of a day whose times stand on lines of their own. */
const isNote = (day: WorkDay) => day.hoursWorked === 0 && day.start === undefined

/** The day without what is joined by itself. */
function othersOf(day: WorkDay) {
  const { start: _start, end: _end, breakMinutes: _break, spans: _spans, ...rest } = day
  const { project: _project, note: _note, ...others } = rest
  return others
}

/** The minutes of hours that are whole minutes to the last digit. */
const wholeMinutes = (hours: number) => {
  const minutes = Math.round(hours * 60)
  return minutes / 60 === hours ? minutes : undefined
}

/** The sum of hours: of whole minutes it is exact. Else it is kept as it is, as seconds of several lines make minutes. */
export function addHours(first: number, second: number): number {
  const [some, others] = [wholeMinutes(first), wholeMinutes(second)]
  return some === undefined || others === undefined ? first + second : (some + others) / 60
}

/** Two entries of one day as one: their times stay where they fit one after the other. */
export function addedUp(first: WorkDay, second: WorkDay): WorkDay {
  const [some, others] = [spansOf(first), spansOf(second)]
  const times = some && others && joinSpans([...some, ...others])
  // What a line said belongs to its time now; what a day said beside its times stays the day's.
  const speaking = times ? [first, second].filter(({ spans }) => spans) : [first, second]
  const kept = isNote(second) ? first : isNote(first) ? second : undefined
  const { start, end, breakMinutes, spans }: Partial<WorkDay> = times ?? kept ?? {}
  return {
    ...othersOf(first),
    hoursWorked: addHours(first.hoursWorked, second.hoursWorked),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(breakMinutes !== undefined && { breakMinutes }),
    ...(spans && { spans }),
    ...joinTexts(speaking),
  }
}
