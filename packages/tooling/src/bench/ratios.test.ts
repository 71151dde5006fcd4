import { expect, test } from 'vitest'
import { plotOf, tableOf } from './report.ts'
import { summarise } from './ratios.ts'

const measured = summarise('10×', [
  { own: [1, 2, 9], peer: [4, 4, 4] },
  { own: [3, 3, 3], peer: [4, 4, 4] },
  { own: [1, 1, 1], peer: [4, 4, 4] },
])

test('the ratio of each round is that of its medians, and their range is kept', () => {
  expect(measured.ratios).toEqual([0.25, 0.5, 0.75])
  expect(measured.own).toEqual({ median: 2, p95: 3 })
})

test('a side that was not measured is an error, no ratio', () => {
  expect(() => summarise('1×', [{ own: [1], peer: [] }])).toThrow('1×')
  expect(() => summarise('1×', [])).toThrow('1×')
})

const subject = { title: 'a key', peer: 'a bare field', unit: 'ms', measured: [measured] } as const

test('the table has medians, 95th percentiles, ratio and range', () => {
  expect(tableOf([subject]).split('\n').at(-1)).toBe(
    '| a key | 10× | 2.0 / 3.0 ms | a bare field: 4.0 / 4.0 ms | 0.50 (0.25–0.75) |',
  )
})

test('the plot names the subject and each amount, and has a bar per side', () => {
  const plot = plotOf(subject)
  expect(plot).toContain('a key')
  expect(plot).toContain('10×')
  expect(plot.match(/<rect/g)).toHaveLength(3)
})
