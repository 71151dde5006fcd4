import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { axisOf, linearScale } from './linearScale.ts'

test('ticks are round; the ends leave little room', () => {
  expect(axisOf(0, 1841)).toEqual({ domain: [0, 1850], ticks: [0, 500, 1000, 1500] })
  expect(axisOf(-198, 1825)).toEqual({ domain: [-200, 1900], ticks: [0, 1000] })
  expect(axisOf(0, 205)).toEqual({ domain: [0, 210], ticks: [0, 100, 200] })
})

test.prop([fc.integer({ min: -20_000, max: 0 }), fc.integer({ min: 1, max: 20_000 })])(
  'an axis holds any interval, with zero among its few ticks',
  (lowest, highest) => {
    const { domain, ticks } = axisOf(lowest, highest)
    expect(ticks).toContain(0)
    expect(domain[0]).toBeLessThanOrEqual(lowest)
    expect(domain[1]).toBeGreaterThanOrEqual(highest)
    expect(ticks.length).toBeLessThanOrEqual(7)
  },
)

test('an interval without length is mapped to the beginning', () => {
  expect(linearScale([3, 3], [10, 20])(3)).toBe(10)
})
