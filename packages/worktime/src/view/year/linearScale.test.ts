import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { axisTicks, linearScale } from './linearScale.ts'

test('ticks are round and cover the year', () => {
  expect(axisTicks(0, 1841)).toEqual([0, 500, 1000, 1500, 2000])
  expect(axisTicks(-40, 1825)).toEqual([-500, 0, 500, 1000, 1500, 2000])
  expect(axisTicks(0, 205)).toEqual([0, 100, 200, 300])
})

test.prop([fc.integer({ min: -20_000, max: 0 }), fc.integer({ min: 1, max: 20_000 })])(
  'ticks cover any interval, with zero among them, and are few',
  (lowest, highest) => {
    const ticks = axisTicks(lowest, highest)
    expect(ticks).toContain(0)
    expect(ticks[0]).toBeLessThanOrEqual(lowest)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(ticks.length).toBeLessThanOrEqual(7)
  },
)

test('an interval without length is mapped to the beginning', () => {
  expect(linearScale([3, 3], [10, 20])(3)).toBe(10)
})
