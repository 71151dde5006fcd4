import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { accountOf } from './model/account/account.ts'
import { anyYear } from './model/record/work.fixtures.ts'
import { daysOf, emptyYear } from './model/record/work.ts'
import { worktimeSlice as slice } from './storage.ts'

const read = (data: unknown) => {
  const rejected: Array<[string, unknown]> = []
  const output = slice.decode(data, (path, value) => rejected.push([path, value]))
  return { output, rejected }
}

describe('a new visitor', () => {
  test('finds 2022 as a sample and 2023 with twelve empty months', () => {
    const data = slice.defaults()
    expect(Object.keys(data)).toEqual(['2022', '2023'])
    const sample = data['2022']
    if (!sample) throw new Error('2022 is missing')
    expect(daysOf(sample).length).toBeGreaterThan(250)
    expect(Math.abs(accountOf(sample, '2022-12-31').balance)).toBeLessThan(6000)
    expect(data['2023']).toEqual({
      year: 2023,
      months: Array.from({ length: 12 }, (_, month) => ({ month, days: [] })),
    })
  })

  test('stores nothing else than can be read again', () => {
    expect(read(JSON.parse(JSON.stringify(slice.defaults())))).toEqual({
      output: slice.defaults(),
      rejected: [],
    })
  })
})

test('the shape of the specification is read as it is', () => {
  const data = {
    '2021': { year: 2021, months: [{ month: 4, days: [{ date: '2021-05-05', hoursWorked: 5.55 }] }] },
  }
  const { output, rejected } = read(data)
  expect(output?.['2021']?.months[4]).toEqual(data['2021'].months[0])
  expect(output?.['2021']?.months).toHaveLength(12)
  expect(rejected).toEqual([])
})

test('a year without months is an empty one', () => {
  expect(read({ '2022': { year: 2022 } })).toEqual({ output: { '2022': emptyYear(2022) }, rejected: [] })
})

test('the single year of the first versions is set aside as a whole', () => {
  expect(slice.decode({ year: 2021, months: [] })).toBeUndefined()
})

test('what cannot be read is reported with its place', () => {
  const { output, rejected } = read({
    '2026': {
      year: 2026,
      start: 'soon',
      months: [
        {
          month: 1,
          days: [
            { date: '2026-02-30', hoursWorked: 5 },
            { date: '2026-02-03', hoursWorked: 5 },
          ],
        },
      ],
    },
    '2027': 'x',
    settings: { state: 'XX' },
    timer: { startedAt: 'now' },
    later: { kept: true },
  })
  expect(rejected).toEqual([
    ['/2026/start', 'soon'],
    ['/2026/months/0/days/0', { date: '2026-02-30', hoursWorked: 5 }],
    ['/2027', 'x'],
    ['/settings', { state: 'XX' }],
    ['/timer', { startedAt: 'now' }],
  ])
  expect(output).toMatchObject({ later: { kept: true } })
  expect(Object.keys(output ?? {})).toEqual(['2026', 'later'])
})

test('what a year begins with is hours or the balance of the year before; nothing else', () => {
  const data = (carryOver: unknown) => ({ '2026': { ...emptyYear(2026), carryOver } })
  for (const fits of [12.345678901, -3, 'previous'])
    expect(read(data(fits))).toEqual({ output: data(fits), rejected: [] })
  expect(read(data('next')).rejected).toEqual([['/2026/carryOver', 'next']])
})

test('holidays of municipalities are single ones, or all as in the first versions', () => {
  for (const municipalHolidays of [true, ['assumption']])
    expect(read({ settings: { municipalHolidays } }).rejected).toEqual([])
  expect(read({ settings: { municipalHolidays: ['x'] } }).rejected).toHaveLength(1)
})

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test.prop([fc.array(anyYear, { maxLength: 4 })])('years are read as they were stored', (years) => {
  const data = Object.fromEntries(years.map((year) => [String(year.year), year]))
  expect(read(JSON.parse(JSON.stringify(data)))).toEqual({ output: data, rejected: [] })
})
