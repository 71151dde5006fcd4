import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { formatLength, SPACE } from './formatLength.ts'
import { formatNumber, formatTimes } from './numbers.ts'
import { parseLength } from './parseLength.ts'
import { LARGEST, SMALLEST } from './units.ts'

const read = (text: string, language: 'de' | 'en' = 'de') => {
  const { length, problem } = { length: undefined, ...parseLength(text, language) }
  return problem ?? length
}

/** Lengths spread evenly over the powers of ten that the scene can show. */
const lengths = fc.double({ min: -34.9, max: 26.9, noNaN: true }).map((exponent) => 10 ** exponent)

describe('formatLength', () => {
  test.each([
    [1.61626e-35, '1,62 · 10⁻³⁵ m'],
    [4e-18, '4 · 10⁻¹⁸ m'],
    [1.6815e-15, '1,68 fm'],
    [1.06e-10, '106 pm'],
    [1.2e-7, '120 nm'],
    [7.5e-6, '7,5 µm'],
    [0.0025, '2,5 mm'],
    [0.22, '22 cm'],
    [0.99999, '1 m'],
    [1.75, '1,75 m'],
    [8849, '8.850 m'],
    [42_195, '42,2 km'],
    [3.844e8, '384.000 km'],
    [1.3914e9, '1,39 Millionen km'],
    [1.495_978_707e11, '1 AE'],
    [4.0175e16, '4,25 Lj'],
    [8.8e26, '93 Milliarden Lj'],
  ])('%d m is %s', (length, text) => {
    expect(formatLength(length, 'de')).toBe(text.replace(/ (?=\S+$)/, SPACE))
  })

  test.prop([lengths])('what is shown can be read again', (length) => {
    for (const language of ['de', 'en'] as const) {
      const again = parseLength(formatLength(length, language, 6), language)
      expect(again.problem).toBeUndefined()
      if (again.problem === undefined) expect(Math.abs(again.length / length - 1)).toBeLessThan(1e-5)
    }
  })
})

describe('numbers', () => {
  test('number words', () => {
    expect(formatNumber(999_999, 'de')).toBe('1 Million')
    expect(formatNumber(1.5e9, 'de')).toBe('1,5 Milliarden')
    expect(formatNumber(1.5e9, 'en')).toBe('1.5 billion')
    expect(formatNumber(5.2e41, 'de')).toBe('520 Sextilliarden')
    expect(formatNumber(1e46, 'de')).toBe('1 · 10⁴⁶')
    expect(formatTimes(3670, 'de')).toBe('3.670-mal')
    expect(formatTimes(2e6, 'de')).toBe('2 Millionen Mal')
  })

  test.prop([fc.double({ min: -3, max: 44.9, noNaN: true }).map((exponent) => 10 ** exponent)])(
    'every number has at most four digits before its word',
    (value) => {
      expect(formatNumber(value, 'de')).toMatch(/^(0,\d+|[\d.]{1,7}(,\d+)?)( \p{L}+| · 10\S+)?$/u)
    },
  )
})

describe('parseLength', () => {
  test.each([
    ['1,5 km', 1500],
    ['1.500 m', 1500],
    ['1.5 km', 1500],
    ['3 Lichtjahre', 3 * 9_460_730_472_580_800],
    ['2,5 Mio. km', 2.5e9],
    ['1,37 Milliarden Lj', 1.37e9 * 9_460_730_472_580_800],
    ['2e-9 m', 2e-9],
    ['3·10^8 m', 3e8],
    ['10^-9 m', 1e-9],
    ['7 μm', 7e-6],
    ['12\u202fnm', 12e-9],
    ['1 Astronomische Einheit', 149_597_870_700],
    ['80 Zentimetern', 0.8],
    ['5 Fuß', 1.524],
  ])('%s', (text, length) => {
    const value = read(text)
    expect(typeof value === 'number' ? value / length : value).toBeCloseTo(1, 9)
  })

  test.each([
    ['', 'empty'],
    ['groß', 'number'],
    ['1,2,3 m', 'number'],
    ['5', 'noUnit'],
    ['5 Ellen', 'unit'],
    ['0 m', 'notPositive'],
    ['-3 km', 'notPositive'],
    ['−3 km', 'notPositive'],
    ['1e400 m', 'tooLarge'],
    ['1e-400 m', 'notPositive'],
    ['1e-36 m', 'tooSmall'],
    ['NaN m', 'number'],
    ['Infinity m', 'number'],
  ])('%s is refused: %s', (text, problem) => {
    expect(read(text)).toBe(problem)
  })

  test('the signs of the language', () => {
    expect(read('1,500 m', 'en')).toBe(1500)
    expect(read('1,500 m', 'de')).toBe(1.5)
    expect(read('2 billion km', 'en')).toBeCloseTo(2e12, -3)
    expect(read('2 Billionen km', 'de')).toBeCloseTo(2e15, -3)
  })

  test.prop([fc.string()])('never throws, and a length is within the scale', (text) => {
    for (const language of ['de', 'en'] as const) {
      const parsed = parseLength(text, language)
      if (parsed.problem !== undefined) continue
      expect(parsed.length).toBeGreaterThanOrEqual(SMALLEST)
      expect(parsed.length).toBeLessThanOrEqual(LARGEST)
    }
  })
})
