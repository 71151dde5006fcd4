import { fc, test } from '@fast-check/vitest'
import { describe, expect, test as plain } from 'vitest'
import { evaluate } from '../edit/expression.ts'
import { formatNumber, readMeasure } from './numbers.ts'

describe('what is typed into a number field', () => {
  plain.for([
    ['12', 12],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['10+2*3', 16],
    ['(10+2)*3', 36],
    ['-4', -4],
    ['- 4 - -2', -2],
    ['−3', -3],
    ['2×3', 6],
    ['*2', 100],
    ['/4', 12.5],
    ['*2+1', 101],
    ['50%', 25],
    ['50% + 1', 26],
    ['1e2', 100],
  ] as const)('%s is %d from 50', ([text, value]) => {
    expect(evaluate(text, 50)).toBe(value)
  })

  plain.for(['', 'x', '1+', '(1', '1)', '2 px', '1/0', '--', '1..2', '1;2'])('%s is no number', (text) => {
    expect(evaluate(text, 50)).toBeUndefined()
  })

  test.prop([fc.string()])('never throws', (text) => {
    evaluate(text, 1)
    readMeasure(text)
  })
})

plain('a measure is a number with a unit, and nothing else', () => {
  expect(readMeasure(' -1.5e3 px ')).toEqual({ value: -1500, unit: 'px' })
  expect(readMeasure('5.')).toEqual({ value: 5, unit: '' })
  expect(readMeasure('.5%')).toEqual({ value: 0.5, unit: '%' })
  for (const text of ['', '.', '1 2', '1px!', `${'1'.repeat(100_000)}!`])
    expect(readMeasure(text)).toBeUndefined()
})

test.prop([fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 })])(
  'numbers are written short and read back the same',
  (whole, decimals) => {
    const value = whole / 10 ** decimals
    expect(Number(formatNumber(value))).toBeCloseTo(value, 6)
    expect(formatNumber(value)).not.toMatch(/e|\.\d*0$|^-0$/)
  },
)
