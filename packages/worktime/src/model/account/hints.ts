import { clockMinutes, spanMinutes } from '../calendar/clock.ts'
import { daysBetween, type IsoDate } from '../calendar/date.ts'
import { minutesOf, type WorkDay, type WorkMonth, type WorkYear } from '../record/work.ts'

/** What the Arbeitszeitgesetz says about a day, as far as the entries show it. */
export type Hint =
  /** More than ten hours (§ 3). */
  | { readonly kind: 'ten-hours'; readonly date: IsoDate; readonly minutes: number }
  /** A break shorter than 30 minutes over six hours, 45 over nine (§ 4). */
  | { readonly kind: 'break'; readonly date: IsoDate; readonly minutes: number; readonly required: number }
  /** Less than eleven hours between two days (§ 5); the date is that of the second. */
  | { readonly kind: 'rest'; readonly date: IsoDate; readonly minutes: number }

/** The state of the law that the hints follow, as YYYY-MM. */
export const HINTS_AS_OF = '2026-11'

const hasTimes = (day: WorkDay): day is WorkDay & { start: string; end: string } =>
  day.start !== undefined && day.end !== undefined

interface MonthHints {
  /** The last day with work before the month. */
  readonly before: WorkDay | undefined
  readonly hints: readonly Hint[]
  /** The last day with work up to its end. */
  readonly last: WorkDay | undefined
}

const cache = new WeakMap<WorkMonth, MonthHints>()

/** Hints for one month, computed once per change of it or its predecessor. */
function hintsOfMonth(month: WorkMonth, before: WorkDay | undefined): MonthHints {
  const known = cache.get(month)
  if (known && known.before === before) return known
  const hints: Hint[] = []
  let previous = before
  for (const day of month.days) {
    const minutes = minutesOf(day)
    const { date } = day
    if (minutes > 600) hints.push({ kind: 'ten-hours', date, minutes })
    if (hasTimes(day)) {
      const pause = spanMinutes(day.start, day.end) - minutes
      const required = minutes > 540 ? 45 : minutes > 360 ? 30 : 0
      if (pause >= 0 && pause < required) hints.push({ kind: 'break', date, minutes: pause, required })
      if (previous && hasTimes(previous)) {
        const overnight = clockMinutes(previous.end) <= clockMinutes(previous.start) ? 1440 : 0
        const rest =
          daysBetween(previous.date, date) * 1440 +
          clockMinutes(day.start) -
          clockMinutes(previous.end) -
          overnight
        // A run that a midnight divided is one: no rest lies in it.
        if (rest > 0 && rest < 660) hints.push({ kind: 'rest', date, minutes: rest })
      }
    }
    if (minutes > 0) previous = day
  }
  const result = { before, hints, last: previous }
  cache.set(month, result)
  return result
}

/** Hints for one year, by day; the last day of `previous` may leave too little rest before the first. */
export function hintsOf(year: WorkYear, previous?: WorkYear): readonly Hint[] {
  let before = previous?.months.at(-1)?.days.findLast((day) => minutesOf(day) > 0)
  return year.months.flatMap((month) => {
    const { hints, last } = hintsOfMonth(month, before)
    before = last
    return hints
  })
}
