import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { systemRandom } from '@kleinzeug/random'
import { planSpin, TOP_LEVEL } from './spin.ts'
import type { Order } from './deciderData.ts'

const plans = fc
  .record({
    count: fc.integer({ min: 2, max: 600 }),
    order: fc.constantFrom<Order>('random', 'sequential'),
    share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    lastShare: fc.option(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { nil: undefined }),
  })
  .map(({ count, order, share, lastShare }) => ({
    count,
    order,
    winner: Math.floor(share * count),
    last: lastShare === undefined ? undefined : Math.floor(lastShare * count),
    random: systemRandom,
  }))

test.prop([plans])('comes to rest on the winner', (plan) => {
  expect(planSpin(plan).at(-1)?.index).toBe(plan.winner)
})

test.prop([plans])(
  'never lights the same candidate twice in a row, the last one before it included',
  (plan) => {
    const lit = [plan.last, ...planSpin(plan).map((step) => step.index)]
    expect(lit.filter((index, step) => step > 0 && index === lit[step - 1])).toEqual([])
  },
)

test.prop([plans])('lights candidates alone', (plan) => {
  for (const { index } of planSpin(plan)) expect(index >= 0 && index < plan.count).toBe(true)
})

test.prop([plans])('accelerates to the top level, then decelerates', (plan) => {
  const durations = planSpin(plan).map((step) => step.duration)
  const top = durations.indexOf(500 / TOP_LEVEL)
  expect(durations.slice(0, top + 1)).toEqual(durations.slice(0, top + 1).toSorted((a, b) => b - a))
  expect(durations.slice(top)).toEqual(durations.slice(top).toSorted((a, b) => a - b))
})

describe('the pace', () => {
  const steps = planSpin({ count: 5, winner: 2, order: 'sequential', random: systemRandom })

  test('starts at 200 ms, then is 500 ms divided by the level', () => {
    expect(steps[0]).toMatchObject({ level: 0, duration: 200 })
    for (const { level, duration } of steps.slice(1)) expect(duration).toBeCloseTo(500 / level, 9)
  })

  test('is stretched evenly by a longer duration', () => {
    const slow = planSpin({
      count: 5,
      winner: 2,
      order: 'sequential',
      duration: 6,
      random: systemRandom,
    })
    expect(slow.map(({ duration }) => duration / 2)).toEqual(steps.map(({ duration }) => duration))
  })

  test('reaches level 20 and ends at level 1', () => {
    expect(Math.max(...steps.map((step) => step.level))).toBe(20)
    expect(steps.at(-1)?.level).toBe(1)
  })
})

test('in sequence each step goes on to the next, from the last back to the first', () => {
  const steps = planSpin({ count: 3, winner: 0, order: 'sequential', random: systemRandom })
  for (const [step, { index }] of steps.entries()) {
    if (step > 0) expect(index).toBe(((steps[step - 1]?.index ?? 0) + 1) % 3)
  }
})

test('one candidate is no spin', () => {
  expect(() => planSpin({ count: 1, winner: 0, order: 'random', random: systemRandom })).toThrow(RangeError)
})
