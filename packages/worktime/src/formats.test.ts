import { expect, test } from 'vitest'
import { addDays } from './model/calendar/date.ts'
import { english } from './balanceTexts.en.ts'
import { german } from './balanceTexts.ts'

test.each([
  ['de-DE', german],
  ['en-GB', english],
])('days, months and weekdays are short as Intl has them, in %s', (locale, format) => {
  const { shortDay, shortMonth, shortWeekday } = format
  const intl = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(date)).replace('.', '')
  for (let day = 0; day < 365; day += 1) {
    const date = addDays('2026-01-05', day)
    const rest = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    expect(shortDay(date)).toBe(`${intl({ weekday: 'short' }, date)}, ${rest.format(Date.parse(date))}`)
    expect(shortMonth(Number(date.slice(5, 7)))).toBe(intl({ month: 'short' }, date).slice(0, 3))
    expect(shortWeekday(day % 7)).toBe(intl({ weekday: 'short' }, date).slice(0, 2))
  }
})
