import { clockOf, clockMinutes, spanMinutes } from '../calendar/clock.ts'
import { addDays, localDate, startOfDay, type IsoDate } from '../calendar/date.ts'
import { dayIn, type DayPatch } from '../record/edit.ts'
import { joinSpans, spansOf } from '../record/spans.ts'
import { withMinutes, withTimes } from './entry.ts'
import { minutesOf, type WorkDay, type WorktimeData } from '../record/work.ts'

/** A timer that has run longer than this was probably forgotten: it is asked about before it counts. */
export const FORGOTTEN_AFTER = 12 * 60

/** How far behind its start, in ms, a timer may find the clock: clocks are corrected by seconds. */
export const CLOCK_TOLERANCE = 60_000

const MINUTE = 60_000

/** Whole minutes that have passed; none while the machine's clock is behind the start. */
export const elapsedMinutes = (startedAt: number, now: number) =>
  Math.max(0, Math.floor((now - startedAt) / MINUTE))

/** One day's part of a run of the timer. */
export interface TimedPart {
  readonly date: IsoDate
  readonly minutes: number
  /** What the wall clock showed, in minutes since midnight; 1440 at the end of a day. */
  readonly from: number
  readonly to: number
}

const wallMinutes = (time: number) => {
  const date = new Date(time)
  return date.getHours() * 60 + date.getMinutes()
}

/**
 * Splits a run at each midnight of the local clock. The parts add up to the whole minutes that passed,
 * also across a change of the clock: an hour that was skipped does not count, one that came twice does.
 */
export function splitAtMidnight(startedAt: number, stoppedAt: number): readonly TimedPart[] {
  const parts: TimedPart[] = []
  const total = elapsedMinutes(startedAt, stoppedAt)
  let counted = 0
  let from = startedAt
  // A run that somebody left for a year is cut: each part is a day.
  while (counted < total && parts.length < 400) {
    const date = localDate(from)
    const midnight = startOfDay(addDays(date, 1))
    const to = Math.min(midnight, stoppedAt)
    const upTo = to === stoppedAt ? total : Math.round((to - startedAt) / MINUTE)
    if (upTo > counted)
      parts.push({
        date,
        minutes: Math.min(1440, upTo - counted),
        from: wallMinutes(from),
        to: to === midnight ? 1440 : wallMinutes(to),
      })
    counted = upTo
    from = to
  }
  return parts
}

/** A day with a timed part added. Times are kept where they still add up to the hours. */
function withPart(before: WorkDay | undefined, { date, minutes, from, to }: TimedPart): WorkDay {
  const base = before ?? { date, hoursWorked: 0 }
  const sum = minutesOf(before) + minutes
  // Where the clock was put forward or back, it shows other minutes than those that passed.
  const spans = before && to - from === minutes ? spansOf(before) : undefined
  const joined = spans && joinSpans([...spans, { start: clockOf(from), end: clockOf(to) }])
  if (joined?.spans) {
    const { breakMinutes: _break, project, note, ...rest } = base
    // What was said of the only time stays beside it.
    const texts = base.spans && {
      ...(project !== undefined && { project }),
      ...(note !== undefined && { note }),
    }
    return { ...rest, ...texts, ...joined, hoursWorked: sum / 60 }
  }
  const start = base.start === undefined ? (minutesOf(before) === 0 ? clockOf(from) : undefined) : base.start
  const added = withMinutes(base, sum)
  if (start === undefined || clockMinutes(start) >= to) return added
  const end = clockOf(to)
  const pause = spanMinutes(start, end) - sum
  return pause < 0 ? added : withTimes(added, start, end, pause)
}

export type TimerStop =
  | { readonly patch: DayPatch; readonly minutes: number }
  /** A day that would hold more than 24 hours. */
  | { readonly fullDay: IsoDate }

/** What stopping a timer does to the days. */
export function stopTimer(data: WorktimeData, startedAt: number, stoppedAt: number): TimerStop {
  const patch = new Map<IsoDate, WorkDay | undefined>()
  let minutes = 0
  for (const part of splitAtMidnight(startedAt, stoppedAt)) {
    const before = dayIn(data, part.date)
    if (minutesOf(before) + part.minutes > 1440) return { fullDay: part.date }
    patch.set(part.date, withPart(before, part))
    minutes += part.minutes
  }
  return { patch, minutes }
}
