import { twoDigits } from './model/calendar/clock.ts'
import { dayNumber, type IsoDate, isoDate, weekdayOf } from './model/calendar/date.ts'

/** What the first screen writes: an Intl format of it would take a phone a tenth of a second to make. */
export interface ShortNames {
  /** Monday first, with a blank between two. */
  readonly weekdays: string
  /** As they stand after a day, with a blank between two. */
  readonly months: string
  /** What stands after the number of a day. */
  readonly dayEnd: string
}

const dayFormat = (options: Intl.DateTimeFormatOptions, locale = 'de-DE') => {
  // Made for the first day that is written so, and not at the start of the page.
  let format: Intl.DateTimeFormat | undefined
  return (date: IsoDate) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(dayNumber(date) * 86_400_000)
  }
}

/** The formats of a language; `group` separates thousands. */
export function formats(locale: string, group: string, names: ShortNames) {
  const weekdays = names.weekdays.split(' ')
  const months = names.months.split(' ')
  const nameOf = (list: readonly string[], at: number) => list[at] ?? ''
  const month = dayFormat({ month: 'long' }, locale)
  const weekday = dayFormat({ weekday: 'long' }, locale)
  const ofMonth = (number: number) => isoDate(2026, number, 1)
  // 5 January 2026 is a Monday.
  const ofWeekday = (index: number) => isoDate(2026, 1, index + 5)
  const grouped = (value: number) =>
    String(value).replace(
      /^(-?\d{1,3}?)((?:\d{3})+)$/,
      (_, first: string, rest: string) => first + rest.replaceAll(/\d{3}/g, (three) => group + three),
    )
  const duration = (minutes: number) => {
    const size = Math.abs(minutes)
    return `${minutes < 0 ? '−' : ''}${grouped(Math.floor(size / 60))}:${twoDigits(size % 60)}`
  }
  return {
    count: grouped,
    duration,
    signed: (minutes: number) => (minutes > 0 ? `+${duration(minutes)}` : duration(minutes)),
    /** The target of a day; as a seventh where only that of a week is whole. */
    daily: ({ perDay, perWeek }: { readonly perDay: number; readonly perWeek?: number | undefined }) =>
      perWeek === undefined ? duration(perDay) : `${duration(perWeek)}/7`,
    hours: (minutes: number) => `${grouped(Math.round(minutes / 60))}\u202fh`,
    date: dayFormat({ day: 'numeric', month: 'short', year: 'numeric' }, locale),
    day: dayFormat({ day: 'numeric', month: 'long' }, locale),
    shortDay: (date: IsoDate) =>
      `${nameOf(weekdays, weekdayOf(date))}, ${Number(date.slice(8))}${names.dayEnd} ${nameOf(months, Number(date.slice(5, 7)) - 1)}`,
    longDay: dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale),
    /** @param number 1 to 12, as for the short name */
    month: (number: number) => month(ofMonth(number)),
    shortMonth: (number: number) => nameOf(months, number - 1).slice(0, 3),
    weekday: (index: number) => weekday(ofWeekday(index)),
    shortWeekday: (index: number) => nameOf(weekdays, index).slice(0, 2),
    instant: (time: number) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }).format(time),
  }
}
