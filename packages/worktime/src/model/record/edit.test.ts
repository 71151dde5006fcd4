import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { dayIn, inverse, withDays, withYearFields } from './edit.ts'
import { fillPatch } from '../entry/fill.ts'
import { repeatWeekPatch } from '../entry/repeatWeek.ts'
import { hintsOf } from '../account/hints.ts'
import { mergeData } from './merge.ts'
import { emptyYear, type WorkDay, type WorktimeData, type WorkYear } from './work.ts'
import { anyDay, yearWith } from './work.fixtures.ts'

const patchOf = (...days: readonly WorkDay[]) => new Map(days.map((day) => [day.date, day]))
const anyPatch = fc.array(anyDay(2026), { maxLength: 10 }).map((days) => patchOf(...days))
const data: WorktimeData = { '2026': yearWith(2026, { '2026-03-03': 3, '2026-07-07': 7 }) }

test.prop([anyPatch])('a patch can be taken back', (patch) => {
  expect(withDays(withDays(data, patch), inverse(data, patch))).toEqual(data)
})

test.prop([anyDay(2026)])('only the month of the day changes', (day) => {
  const after = withDays(data, patchOf(day))
  const changed = after['2026']?.months.filter((month, index) => month !== data['2026']?.months[index])
  expect(changed).toHaveLength(1)
})

test('the first year anything is entered in begins with that day', () => {
  expect(withDays({}, patchOf({ date: '2026-11-21', hoursWorked: 5 }))['2026']?.start).toBe('2026-11-21')
  const before = { '2025': yearWith(2025, { '2025-05-05': 5 }, { hoursPerDay: 4 }) }
  const next = withDays(before, patchOf({ date: '2026-11-21', hoursWorked: 5 }))['2026']
  expect(next).not.toHaveProperty('start')
  expect(next?.hoursPerDay).toBe(4)
  const sample = { '2025': yearWith(2025, { '2025-05-05': 5 }, { sample: true }) }
  expect(withDays(sample, patchOf({ date: '2026-11-21', hoursWorked: 5 }))['2026']?.start).toBe('2026-11-21')
})

test('deleting a day of a year that is not there makes none', () => {
  expect(withDays({}, new Map([['2026-01-01', undefined]]))).toEqual({})
})

test('a field of the year is changed and removed, the rest is kept', () => {
  const year: WorkYear = { ...emptyYear(2026), colour: 'red', start: '2026-02-01' }
  expect(withYearFields(year, { start: undefined, hoursPerDay: 4 })).toEqual({
    ...emptyYear(2026),
    colour: 'red',
    hoursPerDay: 4,
  })
})

test('a range is filled on its weekdays, without holidays and what is there', () => {
  const patch = fillPatch(data, {
    from: '2026-03-02',
    to: '2026-03-08',
    minutes: 450,
    kind: 'work',
    weekdays: new Set([0, 1, 2, 3, 4]),
    except: new Set(['2026-03-05']),
    overwrite: false,
  })
  expect([...patch.keys()]).toEqual(['2026-03-02', '2026-03-04', '2026-03-06'])
  expect(patch.get('2026-03-02')).toEqual({ date: '2026-03-02', hoursWorked: 7.5 })
})

test('last week is repeated on the empty days of this one, across a year end', () => {
  const two = {
    '2026': yearWith(2026, { '2026-12-28': 8, '2026-12-30': { hoursWorked: 4, note: 'once' } }),
    '2027': yearWith(2027, { '2027-01-04': 1 }),
  }
  const patch = repeatWeekPatch(two, '2027-01-08')
  expect([...patch.values()]).toEqual([{ date: '2027-01-06', hoursWorked: 4 }])
})

test('hints: ten hours, breaks and rest, the last two only where times are known', () => {
  const hints = hintsOf(
    yearWith(2026, {
      '2026-03-02': 10.5,
      '2026-03-03': { hoursWorked: 7, start: '08:00', end: '15:15', breakMinutes: 15 },
      '2026-03-04': { hoursWorked: 9.5, start: '01:00', end: '11:00', breakMinutes: 30 },
      '2026-03-05': { hoursWorked: 8, start: '22:00', end: '06:30', breakMinutes: 30 },
      '2026-03-06': { hoursWorked: 2, start: '14:00', end: '16:00' },
      '2026-03-07': 10,
    }),
  )
  expect(hints).toEqual([
    { kind: 'ten-hours', date: '2026-03-02', minutes: 630 },
    { kind: 'break', date: '2026-03-03', minutes: 15, required: 30 },
    { kind: 'break', date: '2026-03-04', minutes: 30, required: 45 },
    { kind: 'rest', date: '2026-03-04', minutes: 585 },
    { kind: 'rest', date: '2026-03-06', minutes: 450 },
  ])
})

test('the rest before 1 January counts from the last day of the year before', () => {
  const before = yearWith(2025, { '2025-12-31': { hoursWorked: 2, start: '21:00', end: '23:00' } })
  const year = yearWith(2026, { '2026-01-01': { hoursWorked: 2, start: '06:00', end: '08:00' } })
  expect(hintsOf(year, before)).toEqual([{ kind: 'rest', date: '2026-01-01', minutes: 420 }])
  expect(hintsOf(year)).toEqual([])
})

test.prop([anyPatch, anyPatch])('two tabs lose nothing of different days', (one, other) => {
  const mine = withDays(data, one)
  const theirs = withDays(data, other)
  const merged = mergeData(data, mine, theirs)
  for (const date of new Set([...one.keys(), ...other.keys()]))
    expect(dayIn(merged, date)).toEqual(one.get(date) ?? other.get(date))
  expect(dayIn(merged, '2026-03-03')).toEqual(dayIn(one.has('2026-03-03') ? mine : theirs, '2026-03-03'))
})

test('of one day the edit of this tab wins; settings, years and the timer merge by themselves', () => {
  const base: WorktimeData = { ...data, '2023': emptyYear(2023), timer: { startedAt: 5 } }
  const { '2023': _year, ...without } = base
  const mine: WorktimeData = {
    ...withDays(without, patchOf({ date: '2026-03-03', hoursWorked: 1 })),
    settings: { hints: true },
  }
  const { timer: _timer, ...stopped } = base
  const theirs: WorktimeData = {
    ...withDays(stopped, patchOf({ date: '2026-03-03', hoursWorked: 2 })),
    settings: { state: 'BE' },
  }
  const merged = mergeData(base, mine, theirs)
  expect(dayIn(merged, '2026-03-03')?.hoursWorked).toBe(1)
  expect(merged.settings).toEqual({ hints: true, state: 'BE' })
  expect(merged).not.toHaveProperty('2023')
  expect(merged).not.toHaveProperty('timer')
})

test('without a base both tabs keep what they have', () => {
  const mine = { '2026': yearWith(2026, { '2026-01-01': 1 }) }
  const theirs = { '2026': yearWith(2026, { '2026-01-02': 2 }), '2025': yearWith(2025, { '2025-01-02': 2 }) }
  expect(mergeData(undefined, mine, theirs)).toEqual({
    '2025': theirs['2025'],
    '2026': yearWith(2026, { '2026-01-01': 1, '2026-01-02': 2 }),
  })
})

test('an account that nothing was entered in yet begins with the first entry, whatever was set before', () => {
  const first = { date: '2026-11-21', hoursWorked: 5 }
  const before: readonly WorkYear[] = [emptyYear(2026), { ...emptyYear(2026), hoursPerDay: 4 }]
  for (const year of before)
    expect(withDays({ '2026': year }, patchOf(first))['2026']?.start).toBe(first.date)
  const own: WorkYear = { ...emptyYear(2026), start: '2026-03-01' }
  expect(withDays({ '2026': own }, patchOf(first))['2026']?.start).toBe('2026-03-01')
  const carried: WorkYear = { ...emptyYear(2026), carryOver: 'previous' }
  expect(withDays({ '2026': carried }, patchOf(first))['2026']).not.toHaveProperty('start')
})

test('the earliest day of several is the first one, in whatever order they come', () => {
  const days = ['2026-11-21', '2026-11-02', '2025-12-30'].map((date) => ({ date, hoursWorked: 5 }))
  const after = withDays({}, patchOf(...days))
  expect(after['2025']?.start).toBe('2025-12-30')
  expect(after['2026']).toMatchObject({ carryOver: 'previous' })
  expect(withDays({}, patchOf(...days.slice(0, 2)))['2026']?.start).toBe('2026-11-02')
})

test('an entry before the start of the account moves the start back, a deletion does not', () => {
  const data = { '2026': yearWith(2026, { '2026-11-21': 5 }, { start: '2026-11-21' }) }
  const early = { date: '2026-11-02', hoursWorked: 5 }
  expect(withDays(data, patchOf(early))['2026']?.start).toBe('2026-11-02')
  expect(withDays(data, patchOf({ ...early, date: '2026-01-01' }))['2026']).not.toHaveProperty('start')
  expect(withDays(data, patchOf({ ...early, date: '2026-11-22' }))['2026']?.start).toBe('2026-11-21')
  expect(withDays(data, new Map([['2026-11-02', undefined]]))['2026']?.start).toBe('2026-11-21')
  // A start after the end is none: the whole year counts already.
  const wrong = { '2026': { ...data['2026'], end: '2026-05-05' } }
  expect(withDays(wrong, patchOf(early))['2026']?.start).toBe('2026-11-21')
})
