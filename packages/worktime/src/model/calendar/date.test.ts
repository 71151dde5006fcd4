import { expect, test } from 'vitest'
import { daysInMonth, daysInYear, isoDate, monthOf } from './date.ts'

test('leap years', () => {
  expect([1900, 2000, 2023, 2024, 2100].map(daysInYear)).toEqual([365, 366, 365, 366, 365])
})

test('months count from 0', () => {
  expect(isoDate(2024, 1, 29)).toBe('2024-02-29')
  expect(monthOf('2024-02-29')).toBe(1)
  expect([daysInMonth(2024, 1), daysInMonth(2023, 1), daysInMonth(2023, 11)]).toEqual([29, 28, 31])
})
