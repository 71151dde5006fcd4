import { twoDigits } from './model/calendar/clock.ts'
import { dayNumber, type IsoDate, isoDate } from './model/calendar/date.ts'

const dayFormat = (options: Intl.DateTimeFormatOptions, locale = 'de-DE') => {
  // Made for the first day that is written so, and not at the start of the page.
  let format: Intl.DateTimeFormat | undefined
  return (date: IsoDate) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(dayNumber(date) * 86_400_000)
  }
}

/** The formats of a language; `group` separates thousands. */
export function formats(locale: string, group: string) {
  const month = dayFormat({ month: 'long' }, locale)
  const shortMonth = dayFormat({ month: 'short' }, locale)
  const weekday = dayFormat({ weekday: 'long' }, locale)
  const shortWeekday = dayFormat({ weekday: 'short' }, locale)
  const brief = dayFormat({ weekday: 'short' }, locale)
  const dayAndMonth = dayFormat({ day: 'numeric', month: 'short' }, locale)
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
    shortDay: (date: IsoDate) => `${brief(date).replace('.', '')}, ${dayAndMonth(date)}`,
    longDay: dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale),
    /** @param number 1 to 12, as for the short name */
    month: (number: number) => month(ofMonth(number)),
    shortMonth: (number: number) => shortMonth(ofMonth(number)).replace('.', '').slice(0, 3),
    weekday: (index: number) => weekday(ofWeekday(index)),
    shortWeekday: (index: number) => shortWeekday(ofWeekday(index)).replace('.', '').slice(0, 2),
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
