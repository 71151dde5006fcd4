import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { elapsedMinutes, splitAtMidnight, stopTimer } from './timer.ts'
import { yearWith } from '../record/work.fixtures.ts'

const MINUTE = 60_000

describe.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])('in %s', (zone) => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
  })
  afterAll(() => {
    process.env['TZ'] = before
  })

  test.prop([
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
    fc.integer({ min: 0, max: 5 * 1440 * MINUTE }),
  ])('the parts add up to the minutes that passed, each on a day of its own', (start, length) => {
    const parts = splitAtMidnight(start, start + length)
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThanOrEqual(
      // A day of 25 hours holds 24 at most.
      elapsedMinutes(start, start + length) - 60,
    )
    expect(new Set(parts.map(({ date }) => date)).size).toBe(parts.length)
    for (const { minutes } of parts) expect(minutes).toBeLessThanOrEqual(1440)
  })

  test('a run over midnight belongs to two days', () => {
    const start = new Date(2026, 5, 10, 22, 15).getTime()
    expect(splitAtMidnight(start, start + 180 * MINUTE)).toEqual([
      { date: '2026-06-10', minutes: 105, from: 1335, to: 1440 },
      { date: '2026-06-11', minutes: 75, from: 0, to: 75 },
    ])
  })
})

describe('across a change of the clock in Berlin', () => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = 'Europe/Berlin'
  })
  afterAll(() => {
    process.env['TZ'] = before
  })

  test('the hour that is skipped does not count, the one that comes twice does', () => {
    const spring = new Date(2026, 2, 29, 1, 0).getTime()
    expect(splitAtMidnight(spring, new Date(2026, 2, 29, 4, 0).getTime())).toEqual([
      { date: '2026-03-29', minutes: 120, from: 60, to: 240 },
    ])
    const autumn = new Date(2026, 9, 25, 1, 0).getTime()
    expect(splitAtMidnight(autumn, new Date(2026, 9, 25, 4, 0).getTime())).toEqual([
      { date: '2026-10-25', minutes: 240, from: 60, to: 240 },
    ])
  })
})

test('a clock that was put back has counted nothing', () => {
  expect(elapsedMinutes(2_000_000, 1_000_000)).toBe(0)
  expect(splitAtMidnight(2_000_000, 1_000_000)).toEqual([])
})

describe('a stop', () => {
  const at = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute).getTime()
  const stop = (hours: Parameters<typeof yearWith>[1], from: number, to: number) => {
    const result = stopTimer({ '2026': yearWith(2026, hours) }, from, to)
    return 'patch' in result ? result.patch.get('2026-11-20') : result
  }
  const date = '2026-11-20'

  test('on an empty day keeps the times', () => {
    expect(stop({}, at(8), at(12))).toEqual({ date, hoursWorked: 4, start: '08:00', end: '12:00' })
  })

  test('after another one is a time of its own, and the time between a break', () => {
    const before = { hoursWorked: 4, start: '08:00', end: '12:00', project: 'Umbau', client: 'x' }
    const spans = [
      { start: '08:00', end: '12:00', project: 'Umbau' },
      { start: '13:00', end: '17:00' },
    ]
    const day = { date, hoursWorked: 8, start: '08:00', end: '17:00', breakMinutes: 60, client: 'x', spans }
    expect(stop({ [date]: before }, at(13), at(17))).toEqual(day)
    expect(stop({ [date]: day }, at(20), at(21))).toEqual({
      ...day,
      hoursWorked: 9,
      end: '21:00',
      breakMinutes: 240,
      spans: [...spans, { start: '20:00', end: '21:00' }],
    })
  })

  test('beside times that it shares, or a break of unknown place, adds to them as before', () => {
    expect(
      stop({ [date]: { hoursWorked: 4, start: '08:00', end: '12:00' } }, at(11), at(13)),
    ).not.toHaveProperty('spans')
    const before = { hoursWorked: 3.5, start: '08:00', end: '12:00', breakMinutes: 30 }
    expect(stop({ [date]: before }, at(13), at(17))).toEqual({
      date,
      hoursWorked: 7.5,
      start: '08:00',
      end: '17:00',
      breakMinutes: 90,
    })
  })

  test('on a day with hours alone adds hours alone', () => {
    expect(stop({ [date]: 2 }, at(13), at(14))).toEqual({ date, hoursWorked: 3 })
  })

  test('keeps the kind and note', () => {
    expect(stop({ [date]: { kind: 'sick', note: 'x' } }, at(13), at(14))).toMatchObject({
      kind: 'sick',
      note: 'x',
    })
  })

  test('that would make a day longer than 24 hours is refused', () => {
    expect(stop({ [date]: 23 }, at(8), at(12))).toEqual({ fullDay: date })
  })
})
