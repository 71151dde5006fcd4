import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  comparePeriods,
  formatPartialDate,
  formatPeriod,
  isBefore,
  isPartialDate,
  parsePartialDate,
} from './partialDate.ts'
import { parsePeriod } from './parsePeriod.ts'

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
  ['03/21 – 05/24', '2021-03', '2024-05'],
  ['3.98-5.01', '1998-03', '2001-05'],
  ['seit März 21', '2021-03', ''],
  ['seit Sept. 2020', '2020-09', ''],
  ['von 03/2021 bis 05/2024', '2021-03', '2024-05'],
  ['vom 1.3.2021 bis zum 31.5.2021', '2021-03-01', '2021-05-31'],
  ['03-2021', '', '2021-03'],
  ['03-2021 – 05-2024', '2021-03', '2024-05'],
  ['2021/22', '2021', '2022'],
  ['2021-22', '2021', '2022'],
  ['Winter 2020/21', '2020', '2021'],
  ['WS 2015/16', '2015-10', '2016-03'],
  ['SoSe 2016', '2016-04', '2016-09'],
  ['Sommer 2020', '', '2020'],
  ['Mitte 2019 – Ende 2020', '2019', '2020'],
  ['03/2021 -', '2021-03', ''],
  ['03/2021-', '2021-03', ''],
  ['03/2021 bis dato', '2021-03', ''],
  ['03/2021 – bis heute', '2021-03', ''],
  ['2019 – laufend', '2019', ''],
  ['Januar – März 2020', '2020-01', '2020-03'],
  ['01 – 03/2020', '2020-01', '2020-03'],
])('%s', (typed, from, to) => {
  expect(parsePeriod(typed)).toEqual({ from, to })
})

test.each(['13/2021', '31.02.2020', '30/02/2021', 'gestern', '03/2021 – 02/2020', '29.02.1989'])(
  '%s is refused',
  (typed) => {
    expect(parsePeriod(typed)).toBeUndefined()
  },
)

test('dates of other programs are read', () => {
  expect(parsePartialDate('1990-02-01T12:00:00.000Z')).toBe('1990-02-01')
  // Midnight in Germany, in winter and in summer.
  expect(parsePartialDate('1990-01-31T23:00:00.000Z')).toBe('1990-02-01')
  expect(parsePartialDate('1990-07-31T22:00:00.000Z')).toBe('1990-08-01')
  expect(parsePartialDate('12.8.88')).toBe('1988-08-12')
})

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
