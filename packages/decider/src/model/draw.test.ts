import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { drawWinners, shares } from './draw.ts'
import { systemRandom } from '@kleinzeug/random'

const DRAWS = 700_000

/** Pearson's χ² of 700,000 draws against what the weights promise. */
function chiSquared(weights: readonly number[]) {
  const wins = weights.map(() => 0)
  for (let draw = 0; draw < DRAWS; draw++) {
    const [winner = -1] = drawWinners(weights, 1, systemRandom)
    wins[winner] = (wins[winner] ?? 0) + 1
  }
  return shares(weights).reduce((sum, share, index) => {
    const expected = share * DRAWS
    return sum + ((wins[index] ?? 0) - expected) ** 2 / expected
  }, 0)
}

describe('700,000 draws fit the promise', () => {
  // With 6 degrees of freedom a fair draw passes 60 less than once in 10¹⁰ runs; a draw whose end
  // entries come half as often, as with Math.round, lands near 100,000.
  test.each([
    { weights: [1, 1, 1, 1, 1, 1, 1], name: 'equal chances' },
    { weights: [1, 2, 3, 4, 5, 6, 7], name: 'weights' },
  ])(
    '$name',
    ({ weights }) => {
      expect(chiSquared(weights)).toBeLessThan(60)
    },
    30_000,
  )
})

const weights = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 50 })

test.prop([weights])('every weight owns exactly its part of the values', (given) => {
  const total = given.reduce((sum, weight) => sum + weight, 0)
  const wins = given.map(() => 0)
  for (let value = 0; value < total; value++) {
    const [winner = -1] = drawWinners(given, 1, () => value)
    wins[winner] = (wins[winner] ?? 0) + 1
  }
  expect(wins).toEqual(given)
})

test.prop([weights, fc.double({ min: 0, max: 1, noNaN: true })])('several winners differ', (given, share) => {
  const count = Math.ceil(share * given.length)
  const winners = drawWinners(given, count, systemRandom)
  expect(new Set(winners).size).toBe(count)
  expect(winners.every((winner) => given[winner] !== undefined)).toBe(true)
})

test.prop([weights])('shares add up to one', (given) => {
  expect(shares(given).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
})
