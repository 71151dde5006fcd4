import { fc, test } from '@fast-check/vitest'
import { expect, vi } from 'vitest'
import { randomBelow, randomId, systemRandom, type RandomSource } from './random.ts'

const source = (...values: number[]) => vi.fn<RandomSource>(() => values.shift() ?? 0)

test('values beyond the last whole round are drawn again', () => {
  // 2³² leaves 4 when divided by 7: the four highest values would favour 0, 1, 2 and 3.
  const random = source(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5)
  expect(randomBelow(7, random)).toBe(6)
  expect(random).toHaveBeenCalledTimes(3)
})

test('a limit that divides the range throws nothing away', () => {
  expect(randomBelow(2 ** 32, source(2 ** 32 - 1))).toBe(2 ** 32 - 1)
})

test.prop([fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 0, max: 2 ** 32 - 1 })])(
  'stays below its limit',
  (limit, value) => {
    const drawn = randomBelow(limit, source(value))
    expect(drawn).toBeGreaterThanOrEqual(0)
    expect(drawn).toBeLessThan(limit)
  },
)

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses the limit %d', (limit) => {
  expect(() => randomBelow(limit, source())).toThrow(RangeError)
})

test('an id has ten of 32 letters and digits, each as the source says', () => {
  expect(randomId(source(0, 1, 30, 31, 32, 5, 6, 7, 8, 9))).toBe('ab89afghij')
  expect(new Set(Array.from({ length: 1000 }, () => randomId())).size).toBe(1000)
})

test('the system source fills the whole range', () => {
  const values = Array.from({ length: 2000 }, systemRandom)
  expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true)
  // Each of the 32 bits is seen on and off; by chance alone that fails less than once in 10⁶⁰⁰ runs.
  for (let bit = 0; bit < 32; bit++) {
    expect(new Set(values.map((value) => Math.floor(value / 2 ** bit) % 2)).size).toBe(2)
  }
})
