import { expect, test } from 'vitest'
import { daysInMonth, daysInYear, firstOfYear, lastOfMonth, lastOfYear, monthOf } from './date.ts'

test('leap years', () => {
  expect([1900, 2000, 2023, 2024, 2100].map(daysInYear)).toEqual([365, 366, 365, 366, 365])
})

// The calendar itself has its tests in `@kleinzeug/calendar-day`.
test('months count from 1', () => {
  expect(lastOfMonth(2024, 2)).toBe('2024-02-29')
  expect([firstOfYear(2024), lastOfYear(2024)]).toEqual(['2024-01-01', '2024-12-31'])
  expect(monthOf('2024-02-29')).toBe(2)
  expect([daysInMonth(2024, 2), daysInMonth(2023, 2), daysInMonth(2023, 12)]).toEqual([29, 28, 31])
  expect([daysInYear(2023), daysInYear(2024)]).toEqual([365, 366])
})
