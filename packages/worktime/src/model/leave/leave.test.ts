import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { accountIn } from '../account/account.ts'
import { effectOf } from '../account/effect.ts'
import { addDays, weekdayOf } from '../calendar/date.ts'
import { fillPatch } from '../entry/fill.ts'
import { readEntry } from '../entry/entry.ts'
import { spread, type Contract } from '../plan/contract.ts'
import { withDaysInYear } from '../record/edit.ts'
import type { WorkDay, WorktimeData, WorkYear } from '../record/work.ts'
import { anyDate, yearWith } from '../record/work.fixtures.ts'
import { leaveFormula } from '../../formulaTexts.ts'
import { leaveDaysOf, leaveOf } from './leave.ts'

const week = [...spread(2400, new Set([0, 1, 2, 3, 4]))]
const fullTime: Contract = { weeks: [week], leaveDays: 30 }
const vacation: Partial<WorkDay> = { kind: 'vacation' }

const record = (days: Parameters<typeof yearWith>[1], fields: Partial<WorkYear> = {}, contracts = {}) => {
  const year = yearWith(2026, days, { model: 'contract', ...fields })
  const data: WorktimeData = {
    '2026': year,
    contracts: { '2025-01-01': fullTime, ...contracts },
    settings: { state: 'BE' },
  }
  return { data, year }
}
const leave = (today: string, ...of: Parameters<typeof record>) => {
  const { data, year } = record(...of)
  return leaveOf(data, year, today)
}

describe('leave', () => {
  test('is taken on days of work alone, also by halves, and planned after today', () => {
    const days = {
      '2026-05-01': vacation, // a holiday
      '2026-05-02': vacation, // a Saturday
      '2026-05-04': vacation,
      '2026-05-05': { ...vacation, leave: 0.5 as const, hoursWorked: 4 },
      '2026-12-28': vacation,
    }
    expect(leave('2026-11-21', days)).toMatchObject({ entitled: 30, taken: 1.5, planned: 1, left: 27.5 })
  })

  test('is pro rata for whole months on entry and exit, at least half a day rounded up', () => {
    const from = (date: string) => ({ '2025-01-01': { weeks: [] }, [date]: fullTime })
    // 30 ÷ 12 × 2 = 5; from 15 May on seven whole months, 17.5; to the end of May five, 12.5.
    expect(leave('2026-11-21', {}, {}, from('2026-11-01'))).toMatchObject({ entitled: 5, months: 2 })
    expect(leave('2026-11-21', {}, {}, from('2026-05-15'))).toMatchObject({ entitled: 18, months: 7 })
    expect(leave('2026-11-21', {}, {}, { '2026-06-01': { weeks: [] } })).toMatchObject({
      entitled: 13,
      months: 5,
    })
    // Half a year of 30 days and half a year of 20.
    expect(leave('2026-11-21', {}, {}, { '2026-07-01': { ...fullTime, leaveDays: 20 } })).toMatchObject({
      entitled: 25,
      shares: [
        { leaveDays: 30, months: 6 },
        { leaveDays: 20, months: 6 },
      ],
    })
  })

  test('that was carried over is taken first, and lapses after its day', () => {
    const days = { '2026-02-02': vacation, '2026-02-03': vacation, '2026-04-07': vacation }
    const carried = { leaveCarried: 5 }
    expect(leave('2026-03-31', days, carried)).toMatchObject({
      lapsesOn: '2026-03-31',
      lapsed: 0,
      lapsing: 3,
      left: 32,
    })
    expect(leave('2026-04-01', days, carried)).toMatchObject({ lapsed: 3, left: 29 })
    expect(leave('2026-04-01', days, { ...carried, leaveLapses: 'never' })).toMatchObject({
      lapsed: 0,
      left: 32,
    })
  })

  test('each figure says how it comes about, and its days add up to it', () => {
    const days = {
      '2026-02-02': vacation,
      '2026-05-05': { ...vacation, leave: 0.5 as const },
      '2026-12-28': vacation,
    }
    const today = '2026-11-21'
    const found = leave(
      today,
      days,
      { leaveCarried: 5 },
      { '2025-01-01': { weeks: [] }, '2026-05-15': fullTime },
    )
    expect(found).toBeDefined()
    if (!found) return
    expect(leaveFormula('entitled', found, 2026)).toBe('7 Monate × 30/12 = 17,5, aufgerundet 18.')
    expect(leaveFormula('carried', found, 2026)).toMatch(/^Von Hand eingetragen/)
    // The contract has no work for 2 February and 5 May.
    expect(leaveFormula('lapsed', found, 2026)).toBe('aus dem Vorjahr 5 = 5.')
    expect(leaveDaysOf(found, 'planned', today)).toEqual([{ date: '2026-12-28', leave: 1 }])
    const whole = leave(today, days, { leaveCarried: 5 })
    expect(whole && leaveFormula('lapsed', whole, 2026)).toBe(
      'aus dem Vorjahr 5 − bis 31. März genommen 1 = 4.',
    )
    expect(whole && leaveDaysOf(whole, 'taken', today)).toEqual([
      { date: '2026-02-02', leave: 1 },
      { date: '2026-05-05', leave: 0.5 },
    ])
    const before = yearWith(2025, { '2025-06-02': vacation }, { model: 'contract', leaveCarried: 0 })
    const { data, year } = record({})
    const live = leaveOf({ ...data, '2025': before }, year, today)
    expect(live && leaveFormula('carried', live, 2026)).toBe('2025: Anspruch 30 − genommen 1 = 29.')
  })

  test('begins with what the year before has left', () => {
    const before = yearWith(2025, { '2025-06-02': vacation }, { model: 'contract' })
    const { data, year } = record({})
    expect(leaveOf({ ...data, '2025': before }, year, '2026-01-02')).toMatchObject({
      carried: 29,
      previous: { entitled: 30, taken: 1, left: 29 },
      left: 59,
    })
  })

  test('is none without a contract that names some', () => {
    const { data, year } = record({})
    const { model: _model, ...plain } = year
    expect(leaveOf(data, plain, '2026-11-21')).toBeUndefined()
    expect(leave('2026-11-21', {}, {}, { '2025-01-01': { weeks: [week] } })).toBeUndefined()
  })
})

test.prop([fc.uniqueArray(anyDate(2026), { maxLength: 30 }), anyDate(2026), fc.integer({ min: 0, max: 12 })])(
  'a naive count finds the same leave, and no leave changes the balance of a contract',
  (dates, today, carried) => {
    const days = Object.fromEntries(dates.map((date) => [date, vacation]))
    const { data, year } = record(days, { leaveCarried: carried })
    const found = leaveOf(data, year, today)
    // Berlin has these on weekdays of 2026.
    const free = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25'].map((day) => `2026-${day}`)
    const taking = dates.filter((date) => weekdayOf(date) < 5 && !free.includes(date))
    const early = taking.filter((date) => date <= '2026-03-31').length
    const lapsed = today > '2026-03-31' ? Math.max(0, carried - early) : 0
    expect(found?.left).toBe(30 + carried - lapsed - taking.length)
    const without = { ...data, '2026': withDaysInYear(year, new Map(dates.map((date) => [date, undefined]))) }
    const cost = taking.filter((date) => date <= today).length * 480
    expect(accountIn(data, year, today).balance - accountIn(without, without['2026'], today).balance).toBe(
      cost,
    )
  },
)

test('two weeks of vacation in 5/365 cost their weekends, and that is known before', () => {
  const year = yearWith(2026, { '2026-01-01': 5 })
  const data: WorktimeData = { '2026': year }
  const [from, to] = ['2026-08-03', addDays('2026-08-03', 13)]
  const fill = {
    from,
    to,
    minutes: 0,
    kind: 'vacation',
    except: new Set<string>(),
    overwrite: false,
  } as const
  const weekdays = fillPatch(data, { ...fill, weekdays: new Set([0, 1, 2, 3, 4]) })
  expect(effectOf(data, weekdays, from, to)).toEqual({ target: 14 * 300, counted: 10 * 300 })
  const all = fillPatch(data, { ...fill, weekdays: new Set([0, 1, 2, 3, 4, 5, 6]) })
  expect(effectOf(data, all, from, to)).toEqual({ target: 14 * 300, counted: 14 * 300 })
  const contract = record({}).data
  expect(effectOf(contract, weekdays, from, to)).toEqual({ target: 10 * 480, counted: 10 * 480 })
})

test.each([
  ['½u', 0],
  ['u½', 0],
  ['u 1/2 4', 4],
  ['halber Urlaub 4:00', 4],
  ['half vacation', 0],
])('%s is half a day of leave', (text, hoursWorked) => {
  expect(readEntry(text, '2026-05-05', undefined)).toEqual({
    day: { date: '2026-05-05', hoursWorked, kind: 'vacation', leave: 0.5 },
  })
})
