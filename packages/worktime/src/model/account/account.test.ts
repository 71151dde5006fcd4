import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { accountIn, accountOf, DAILY_LIMIT } from './account.ts'
import { datesOf } from './accountDays.ts'
import { creditOf } from './monthSums.ts'
import { bandOf, curveOf, totalOn } from './curve.ts'
import { addDays } from '../calendar/date.ts'
import { weekdaySums } from './weekdays.ts'
import { newYear, withDays, withDaysInYear } from '../record/edit.ts'
import { daysOf, emptyYear, minutesOf, yearIn, type WorktimeData } from '../record/work.ts'
import { anyDate, anyYear, yearWith } from '../record/work.fixtures.ts'

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
  expect(account.outside).toEqual({ minutes: 540, days: 1 })
  expect(datesOf(year, account, 'outside', '2026-01-05')).toEqual(['2026-01-04'])
  expect(account).toMatchObject({ daysBefore: 4, daysAfter: 184, days: 177 })
  expect(datesOf(year, account, 'start', '2026-01-05')).toHaveLength(4)
  expect(datesOf(year, account, 'end', '2026-01-05')).toHaveLength(184)
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
    worked: { minutes: 600, days: 2 },
    vacation: { minutes: 300, days: 2 },
    sick: { minutes: 180 },
    comp: { minutes: 0, days: 1 },
    balance: 1080 - 1200,
  })
  const dates = (line: 'worked' | 'vacation' | 'comp') => datesOf(year, account, line, '2026-01-04')
  expect([dates('worked'), dates('vacation'), dates('comp')]).toEqual([
    ['2026-01-02', '2026-01-04'],
    ['2026-01-01', '2026-01-04'],
    ['2026-01-03'],
  ])
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

  test('has no band where only a planned day of more than ten hours reaches the target', () => {
    const year = yearWith(2026, { '2026-12-31': 20 }, { start: '2026-12-27' })
    const account = accountOf(year, '2026-12-29')
    expect(account.outlook).toBe('open')
    expect(bandOf(account)).toEqual([])
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
    })
    expect(account.recent).toEqual({ minutes: 28 * 360, days: 28 })
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
  const curve = curveOf(year, account, today)
  expect(curve.reduce((days, { sums }) => days + sums.length, 0)).toBe(account.daysToDate)
  if (account.daysToDate > 0)
    expect(totalOn(curve, account, addDays(account.start, account.daysToDate - 1))).toBe(account.total)
  expect(totalOn(curve, account, addDays(account.start, account.daysToDate))).toBeUndefined()
})

test.prop([yearAndDay])(
  'the band begins at what is there, ends at the target and is never inside out',
  ([year, today]) => {
    const account = accountOf(year, today)
    const band = bandOf(account)
    if (band.length === 0) return
    const now = account.total
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
  const sums = weekdaySums(year, account)
  expect(sums.reduce((total, { minutes }) => total + minutes, 0)).toBe(account.worked.minutes)
  expect(sums.reduce((total, { days }) => total + days, 0)).toBe(account.daysToDate)
})

const lines = ['worked', 'vacation', 'sick', 'comp', 'planned', 'outside'] as const

test.prop([yearAndDay])('each figure names as many days as it counts', ([year, today]) => {
  const account = accountOf(year, today)
  for (const line of lines) expect(datesOf(year, account, line, today)).toHaveLength(account[line].days)
  expect(datesOf(year, account, 'target', today)).toHaveLength(account.daysToDate)
  expect(datesOf(year, account, 'yearTarget', today)).toHaveLength(account.days)
  expect(datesOf(year, account, 'perDayLeft', today)).toHaveLength(account.freeDaysLeft)
  expect(datesOf(year, account, 'recent', today)).toHaveLength(account.recent.days)
})

test.prop([yearAndDay])(
  'the sums kept for a month are those of a year read for the first time',
  ([year, today]) => {
    const [some] = daysOf(year)
    const account = accountOf(year, today)
    expect(accountOf(structuredClone(year), today)).toEqual(account)
    if (!some) return
    const edited = withDaysInYear(year, new Map([[some.date, { ...some, hoursWorked: 3 }]]))
    expect(accountOf(edited, today)).toEqual(accountOf(structuredClone(edited), today))
    const curve = curveOf(edited, accountOf(edited, today), today)
    expect(curve).toEqual(curveOf(structuredClone(edited), accountOf(edited, today), today))
  },
)

describe('a year that begins with the balance of the one before', () => {
  const before = yearWith(2025, { '2025-12-30': 7 }, { start: '2025-12-30', carryOver: 1 })
  const year = yearWith(2026, { '2026-01-01': 5 }, { carryOver: 'previous' })
  const carried = (data: WorktimeData) => accountIn(data, year, '2026-01-01').carryOver

  test('follows it live', () => {
    expect(carried({ '2025': before, '2026': year })).toMatchObject({ minutes: -120, source: 'previous' })
    const edited = withDaysInYear(before, new Map([['2025-12-31', { date: '2025-12-31', hoursWorked: 9 }]]))
    expect(carried({ '2025': edited, '2026': year }).minutes).toBe(420)
    expect(accountIn({ '2025': edited, '2026': year }, year, '2026-01-01').balance).toBe(420)
  })

  test('and through several years', () => {
    const third = yearWith(2027, {}, { carryOver: 'previous' })
    const data = { '2025': before, '2026': year, '2027': third }
    const two = accountIn(data, year, '2027-01-01').balance
    expect(accountIn(data, third, '2027-01-01').carryOver.minutes).toBe(two)
  })

  test('begins with nothing when that year is gone, empty or made up', () => {
    expect(carried({ '2026': year })).toEqual({ minutes: 0, source: 'previous', previous: undefined })
    expect(carried({ '2025': emptyYear(2025), '2026': year }).minutes).toBe(0)
    expect(carried({ '2025': { ...before, sample: true }, '2026': year }).minutes).toBe(0)
  })

  test('is what a year begun after another one is', () => {
    expect(newYear({ '2025': before }, 2026)).toMatchObject({ carryOver: 'previous' })
    expect(newYear({ '2022': { ...before, sample: true } }, 2023)).not.toHaveProperty('carryOver')
  })
})

test('a beginning after the end, or of another year, is none', () => {
  const wrong = { ...emptyYear(2026), start: '2026-08-01', end: '2026-02-01' }
  expect(accountOf(wrong, '2026-12-31')).toMatchObject({ start: '2026-01-01', end: '2026-12-31' })
  expect(accountOf({ ...emptyYear(2026), start: '2025-05-01' }, '2026-01-01').start).toBe('2026-01-01')
})

test('of a chain of years an entry works out those alone that follow it', () => {
  const chain: WorktimeData = {
    '2024': yearWith(2024, { '2024-03-01': 5 }),
    '2025': yearWith(2025, { '2025-03-01': 5 }, { carryOver: 'previous' }),
    '2026': yearWith(2026, { '2026-03-01': 5 }, { carryOver: 'previous' }),
  }
  const today = '2026-11-21'
  const of = (data: WorktimeData) => {
    const year = yearIn(data, 2026)
    return year && accountIn(data, year, today)
  }
  const before = of(chain)
  const after = of(withDays(chain, new Map([['2026-04-01', { date: '2026-04-01', hoursWorked: 1 }]])))
  expect(after?.actual).toBe(360)
  expect(after?.carryOver.previous).toBe(before?.carryOver.previous)
  const changed = of(withDays(chain, new Map([['2024-04-01', { date: '2024-04-01', hoursWorked: 1 }]])))
  expect(changed?.carryOver.minutes).toBe((before?.carryOver.minutes ?? 0) + 60)
})
