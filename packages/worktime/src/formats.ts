import { twoDigits } from './model/calendar/clock.ts'
import { type IsoDate, weekdayOf, yearOf } from './model/calendar/date.ts'

/** The names of a calendar, with a blank between two. An Intl format of them takes a phone a tenth of a second to make. */
export interface CalendarNames {
  /** Monday first; the first two letters are the short name. */
  readonly weekdays: string
  readonly months: string
  /** As they stand after a day; the first three letters are the short name. */
  readonly shortMonths: string
  /** What stands after the number of a day. */
  readonly dayEnd: string
  /** Letters of a weekday before a short day. */
  readonly weekdayLetters: number
}

/** The formats of a language; `group` separates thousands. */
export function formats(locale: string, group: string, names: CalendarNames) {
  const nameIn = (list: string) => {
    const all = list.split(' ')
    return (at: number) => all[at] ?? ''
  }
  const weekday = nameIn(names.weekdays)
  const month = nameIn(names.months)
  const shortMonth = nameIn(names.shortMonths)
  const dayOf = (date: IsoDate, monthName: (at: number) => string) =>
    `${Number(date.slice(8))}${names.dayEnd} ${monthName(Number(date.slice(5, 7)) - 1)}`
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
    date: (date: IsoDate) => `${dayOf(date, shortMonth)} ${yearOf(date)}`,
    day: (date: IsoDate) => dayOf(date, month),
    shortDay: (date: IsoDate) =>
      `${weekday(weekdayOf(date)).slice(0, names.weekdayLetters)}, ${dayOf(date, shortMonth)}`,
    longDay: (date: IsoDate) => `${weekday(weekdayOf(date))}, ${dayOf(date, month)} ${yearOf(date)}`,
    /** @param number 1 to 12, as for the short name */
    month: (number: number) => month(number - 1),
    shortMonth: (number: number) => shortMonth(number - 1).slice(0, 3),
    weekday,
    shortWeekday: (index: number) => weekday(index).slice(0, 2),
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
