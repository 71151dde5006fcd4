import { expect, test } from 'vitest'
import { english } from './balanceTexts.en.ts'
import { german } from './balanceTexts.ts'
import { addDays } from './model/calendar/date.ts'

test.each([
  ['de-DE', german],
  ['en-GB', english],
])('days, months and weekdays are written as Intl writes them, in %s', (locale, format) => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const each = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: string) => each.format(Date.parse(date))
  }
  const weekday = intl({ weekday: 'long' })
  const shortWeekday = intl({ weekday: 'short' })
  const month = intl({ month: 'long' })
  const shortMonth = intl({ month: 'short' })
  const dayAndShortMonth = intl({ day: 'numeric', month: 'short' })
  const date = intl({ day: 'numeric', month: 'short', year: 'numeric' })
  const day = intl({ day: 'numeric', month: 'long' })
  const longDay = intl({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  for (let count = 0; count < 800; count += 1) {
    // 29 January 2024 is a Monday, and a leap day comes after it.
    const one = addDays('2024-01-29', count)
    const number = Number(one.slice(5, 7))
    expect(format.date(one)).toBe(date(one))
    expect(format.day(one)).toBe(day(one))
    expect(format.shortDay(one)).toBe(`${shortWeekday(one).replace('.', '')}, ${dayAndShortMonth(one)}`)
    expect(format.longDay(one)).toBe(longDay(one))
    expect(format.month(number)).toBe(month(one))
    expect(format.shortMonth(number)).toBe(shortMonth(one).slice(0, 3))
    expect(format.weekday(count % 7)).toBe(weekday(one))
    expect(format.shortWeekday(count % 7)).toBe(shortWeekday(one).slice(0, 2))
  }
})
