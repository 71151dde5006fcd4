import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { accountOf, creditOf, DAILY_LIMIT } from './account.ts'
import { bandOf, curveOf } from './curve.ts'
import { addDays, isoDate } from '../calendar/date.ts'
import { weekdaySums } from './weekdays.ts'
import { emptyYear, minutesOf } from '../record/work.ts'
import { anyDate, anyYear, yearWith } from '../record/work.fixtures.ts'
import { daysOf } from '../exchange/yearFile.ts'

test('the target is five hours for each day of the year', () => {
  expect(accountOf(emptyYear(2026), '2026-11-21').target).toBe(1825 * 60)
  expect(accountOf(emptyYear(2024), '2024-11-21').target).toBe(1830 * 60)
  expect(accountOf(emptyYear(2026), '2026-11-21').targetToDate).toBe(325 * 300)
})

test('365 days of 7.7 hours are 2810.5 hours', () => {
  const hours = Object.fromEntries(Array.from({ length: 365 }, (_, day) => [addDays('2026-01-01', day), 7.7]))
  expect(accountOf(yearWith(2026, hours), '2026-12-31').actual).toBe(2810.5 * 60)
})

test('who begins in November owes nothing for January', () => {
  const year = yearWith(2026, { '2026-11-20': 6, '2026-11-21': 4 }, { start: '2026-11-20' })
  expect(accountOf(year, '2026-11-21')).toMatchObject({ target: 42 * 300, targetToDate: 600, balance: 0 })
})

test('a carry-over counts, a day before the beginning does not', () => {
  const year = yearWith(
    2026,
    { '2026-01-04': 9, '2026-01-05': 5 },
    { start: '2026-01-05', carryOver: -2.5, end: '2026-06-30' },
  )
  const account = accountOf(year, '2026-01-05')
  expect(account.balance).toBe(-150)
  expect(account.outside).toEqual({ minutes: 540, dates: ['2026-01-04'] })
})

test('vacation and sickness fill the day up to its target, a day in lieu does not', () => {
  const year = yearWith(2026, {
    '2026-01-01': { kind: 'vacation' },
    '2026-01-02': { kind: 'sick', hoursWorked: 2 },
    '2026-01-03': { kind: 'comp' },
    '2026-01-04': { kind: 'vacation', hoursWorked: 8 },
  })
  const account = accountOf(year, '2026-01-04')
  expect(account).toMatchObject({
    worked: { minutes: 600, dates: ['2026-01-02', '2026-01-04'] },
    vacation: { minutes: 300, dates: ['2026-01-01', '2026-01-04'] },
    sick: { minutes: 180 },
    comp: { minutes: 0, dates: ['2026-01-03'] },
    balance: 1080 - 1200,
  })
})

describe('what is still to come', () => {
  test('is told per free day; planned days are not free', () => {
    const year = yearWith(
      2026,
      { '2026-12-29': 6, '2026-12-31': { kind: 'vacation' } },
      { start: '2026-12-29' },
    )
    expect(accountOf(year, '2026-12-29')).toMatchObject({
      daysLeft: 2,
      freeDaysLeft: 1,
      missing: 900 - 360 - 300,
      perDayLeft: 240,
      daysAtLimit: 1,
      outlook: 'open',
    })
  })

  test('is out of reach beyond ten hours a day', () => {
    const year = yearWith(2026, { '2026-12-01': 1 })
    expect(accountOf(year, '2026-12-01').outlook).toBe('unreachable')
    expect(bandOf(accountOf(year, '2026-12-01'))).toEqual([])
  })

  test('is over after the last day and nothing before the first', () => {
    expect(accountOf(emptyYear(2025), '2026-11-21')).toMatchObject({ outlook: 'over', daysToDate: 365 })
    expect(accountOf(emptyYear(2027), '2026-11-21')).toMatchObject({
      daysToDate: 0,
      balance: 0,
      daysLeft: 365,
    })
    expect(accountOf(emptyYear(2027), '2026-11-21').projection).toBeUndefined()
  })

  test('is projected by the pace so far and by that of four weeks', () => {
    const hours = Object.fromEntries(
      Array.from({ length: 100 }, (_, day) => [addDays('2026-01-01', day), day < 72 ? 4 : 6]),
    )
    const account = accountOf(yearWith(2026, hours), addDays('2026-01-01', 99))
    expect(account.projection).toEqual({
      plain: Math.round(account.actual + (account.actual / 100) * 265),
      recent: account.actual + 265 * 360,
      recentDays: 28,
    })
  })
})

const yearAndDay = anyYear.chain((year) => fc.tuple(fc.constant(year), anyDate(year.year)))

test.prop([yearAndDay])(
  'every entry is in exactly one place of the account, to the minute',
  ([year, today]) => {
    const account = accountOf(year, today)
    const { worked, vacation, sick, planned, outside } = account
    const sum = [worked, vacation, sick, planned, outside].reduce((total, part) => total + part.minutes, 0)
    const expected = daysOf(year).reduce(
      (total, day) => total + minutesOf(day) + creditOf(day, account.perDay),
      0,
    )
    expect(sum).toBe(expected)
    expect(account.daysToDate + account.daysLeft).toBe(account.days)
    expect(Number.isInteger(account.balance)).toBe(true)
  },
)

test.prop([yearAndDay])('the curve ends where the account stands', ([year, today]) => {
  const account = accountOf(year, today)
  const last = curveOf(year, account).at(-1)
  expect(last).toMatchObject({
    day: account.daysToDate - 1,
    actual: account.carryOver + account.actual,
    target: account.targetToDate,
  })
})

test.prop([yearAndDay])(
  'the band begins at what is there, ends at the target and is never inside out',
  ([year, today]) => {
    const account = accountOf(year, today)
    const band = bandOf(account)
    if (band.length === 0) return
    const now = account.carryOver + account.actual
    expect(band[0]).toMatchObject({ day: account.daysToDate - 1, low: now })
    expect(band.at(-1)?.low).toBeCloseTo(Math.max(account.target, now), 6)
    for (const [index, { low, high, day }] of band.entries()) {
      expect(high).toBeGreaterThanOrEqual(low - 1e-6)
      const before = band[index - 1]
      if (before) expect(high - before.high).toBeLessThanOrEqual((day - before.day) * DAILY_LIMIT + 1e-6)
    }
  },
)

test.prop([yearAndDay])('the weekdays add up to what was worked', ([year, today]) => {
  const account = accountOf(year, today)
  const sums = weekdaySums({ [`${year.year}`]: year }, account)
  expect(sums.reduce((total, { minutes }) => total + minutes, 0)).toBe(account.worked.minutes)
  expect(sums.reduce((total, { days }) => total + days, 0)).toBe(account.daysToDate)
})

test('a beginning after the end, or of another year, is none', () => {
  const wrong = { ...emptyYear(2026), start: '2026-08-01', end: '2026-02-01' }
  expect(accountOf(wrong, '2026-12-31')).toMatchObject({ start: '2026-01-01', end: '2026-12-31' })
  expect(accountOf({ ...emptyYear(2026), start: '2025-05-01' }, isoDate(2026, 0, 1)).start).toBe('2026-01-01')
})
