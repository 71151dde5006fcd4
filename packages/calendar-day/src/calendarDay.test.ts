import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import {
  addDays,
  dayNumber,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  isIsoDate,
  weekdayOf,
} from './calendarDay.ts'
import { dayOfYear, isoWeek } from './isoWeek.ts'
import { isoDate, localDate } from './localDate.ts'
import { startOfDay } from './startOfDay.ts'

const anyDay = fc.integer({ min: dayNumber('1000-01-01'), max: dayNumber('9999-12-31') })

test.prop([anyDay])('a day number and its date are one', (day) => {
  const date = fromDayNumber(day)
  expect(isIsoDate(date)).toBe(true)
  expect(dayNumber(date)).toBe(day)
})

test.prop([anyDay])('the day after has the next weekday', (day) => {
  expect(weekdayOf(fromDayNumber(day + 1))).toBe((weekdayOf(fromDayNumber(day)) + 1) % 7)
})

test.prop([fc.stringMatching(/^[0-9]{4}-[0-3][0-9]-[0-3][0-9]$/)])(
  'a text names a day if its day number does',
  (text) => {
    expect(isIsoDate(text)).toBe(text >= '1000' && fromDayNumber(dayNumber(text)) === text)
  },
)

test.prop([fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 })])(
  'months are as long as the days between their firsts',
  (year, month) => {
    const next = month === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, month + 1, 1)
    // The year 10000 is written with five digits, which no date here has.
    if (year < 9999) expect(daysInMonth(year, month)).toBe(daysBetween(isoDate(year, month, 1), next))
  },
)

test('leap years', () => {
  expect([1900, 2000, 2023, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28])
  expect(isIsoDate('2024-02-29')).toBe(true)
  for (const none of ['2023-02-29', '2024-02-30', '2024-13-01', '2024-00-10', '2024-01-00', '24-01-01'])
    expect(isIsoDate(none)).toBe(false)
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

  test('the local day is the one of the wall clock at every hour of a year', () => {
    const wrong: string[] = []
    for (let day = 1; day <= 365; day++)
      for (const hour of [0, 1, 2, 3, 12, 23]) {
        const time = new Date(2026, 0, day, hour, 59, 59)
        if (localDate(time.getTime()) !== addDays('2026-01-01', day - 1)) wrong.push(String(time))
      }
    expect(wrong).toEqual([])
    expect(localDate(startOfDay('2026-03-29') - 1)).toBe('2026-03-28')
    expect(localDate(startOfDay('2026-03-29'))).toBe('2026-03-29')
  })
})
