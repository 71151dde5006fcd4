import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { addDays, dayOfYear, daysBetween, daysInMonth, daysInYear, isoDate, isoWeek } from './date.ts'

test.prop([fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 11 })])(
  'months are as long as the days between their firsts',
  (year, month) => {
    const next = month === 11 ? isoDate(year + 1, 0, 1) : isoDate(year, month + 1, 1)
    // The year 10000 is written with five digits, which no date here has.
    if (year < 9999) expect(daysInMonth(year, month)).toBe(daysBetween(isoDate(year, month, 1), next))
  },
)

test('leap years', () => {
  expect([1900, 2000, 2023, 2024, 2100].map(daysInYear)).toEqual([365, 366, 365, 366, 365])
})

test.each([
  ['2026-12-31', 2026, 53],
  ['2027-01-01', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2024-12-30', 2025, 1],
  ['2025-01-01', 2025, 1],
  ['2026-11-21', 2026, 47],
  ['2021-01-03', 2020, 53],
])('%s is in week %d/%d', (date, year, week) => {
  expect(isoWeek(date)).toEqual({ year, week })
})

describe.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])('in %s', (zone) => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
  })
  afterAll(() => {
    process.env['TZ'] = before
  })

  test('the clock is that of the zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })

  test('every day of a year with two clock changes comes once, in order', () => {
    const dates = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day))
    expect(new Set(dates).size).toBe(365)
    expect(dates.at(-1)).toBe('2026-12-31')
    expect(dates.map(dayOfYear)).toEqual(dates.map((_, day) => day))
  })
})
