import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  comparePeriods,
  formatPartialDate,
  formatPeriod,
  isBefore,
  isPartialDate,
  parsePartialDate,
  parsePeriod,
} from './partialDate.ts'

const year = fc.integer({ min: 1900, max: 2099 }).map(String)
const two = (max: number) => fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'))
const date = fc.oneof(
  year,
  fc.tuple(year, two(12)).map((parts) => parts.join('-')),
  fc.tuple(year, two(12), two(28)).map((parts) => parts.join('-')),
)
const words = { since: 'seit' }

test.prop([date])('what is printed can be typed', (stored) => {
  expect(parsePartialDate(formatPartialDate(stored))).toBe(stored)
})

test.prop([date, date])('a printed period can be typed', (one, other) => {
  const [from, to] = isBefore(other, one) ? [other, one] : [one, other]
  for (const period of [
    { from, to },
    { from, to: '' },
    { from: '', to },
  ])
    if (period.from !== period.to) expect(parsePeriod(formatPeriod(period, words))).toEqual(period)
})

test.prop([fc.string()])('any text is read or refused', (text) => {
  const read = parsePartialDate(text)
  if (read) expect(isPartialDate(read)).toBe(true)
  expect(() => parsePeriod(text)).not.toThrow()
})

test.each([
  ['03/2021 – heute', '2021-03', ''],
  ['seit 3/2021', '2021-03', ''],
  ['09/2016-02/2021', '2016-09', '2021-02'],
  ['2016 bis 2018', '2016', '2018'],
  ['März 2020 – Mai 2021', '2020-03', '2021-05'],
  ['01.04.2019 - 15.06.2019', '2019-04-01', '2019-06-15'],
  ['2021-03 – 2022-01', '2021-03', '2022-01'],
  ['11/2023', '', '2023-11'],
  ['2021 –', '2021', ''],
])('%s', (typed, from, to) => {
  expect(parsePeriod(typed)).toEqual({ from, to })
})

test.each(['13/2021', '31.02.2020', '30/02/2021', 'gestern', '03/2021 – 02/2020', '29.02.1989'])(
  '%s is refused',
  (typed) => {
    expect(parsePeriod(typed)).toBeUndefined()
  },
)

test('29.02.1988 was a day', () => {
  expect(parsePartialDate('29.02.1988')).toBe('1988-02-29')
})

test('newest first: ongoing, then by end, undated last', () => {
  const periods = [
    { from: '', to: '' },
    { from: '2010', to: '2012' },
    { from: '2015', to: '' },
    { from: '', to: '2013-05' },
  ]
  expect(periods.toSorted(comparePeriods).map(({ from, to }) => from + to)).toEqual([
    '2015',
    '2013-05',
    '20102012',
    '',
  ])
})
