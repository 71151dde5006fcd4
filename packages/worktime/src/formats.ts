import { dayNumber, type IsoDate } from './model/calendar/date.ts'

const dayFormat = (options: Intl.DateTimeFormatOptions, locale = 'de-DE') => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (date: IsoDate) => format.format(dayNumber(date) * 86_400_000)
}

/** The formats of a language; `group` separates thousands. */
export function formats(locale: string, group: string) {
  const month = dayFormat({ month: 'long' }, locale)
  const shortMonth = dayFormat({ month: 'short' }, locale)
  const weekday = dayFormat({ weekday: 'long' }, locale)
  const shortWeekday = dayFormat({ weekday: 'short' }, locale)
  const brief = dayFormat({ weekday: 'short' }, locale)
  const dayAndMonth = dayFormat({ day: 'numeric', month: 'short' }, locale)
  const ofMonth = (index: number) => `2026-${String(index + 1).padStart(2, '0')}-01`
  // 5 January 2026 is a Monday.
  const ofWeekday = (index: number) => `2026-01-${String(index + 5).padStart(2, '0')}`
  const grouped = (value: number) =>
    String(value).replace(
      /^(-?\d{1,3}?)((?:\d{3})+)$/,
      (_, first: string, rest: string) => first + rest.replaceAll(/\d{3}/g, (three) => group + three),
    )
  const duration = (minutes: number) => {
    const size = Math.abs(minutes)
    return `${minutes < 0 ? '−' : ''}${grouped(Math.floor(size / 60))}:${String(size % 60).padStart(2, '0')}`
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
    month: (index: number) => month(ofMonth(index)),
    shortMonth: (index: number) => shortMonth(ofMonth(index)).replace('.', '').slice(0, 3),
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
