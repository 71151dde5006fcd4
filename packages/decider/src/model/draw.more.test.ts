// @module-tag more
import { describe, expect, test } from 'vitest'
import { drawWinners, shares } from './draw.ts'
import { systemRandom } from '@kleinzeug/random'

const DRAWS = 700_000

/** Pearson's χ² of 700,000 draws against the expected distribution. */
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

describe('700,000 draws are distributed as the weights say', () => {
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
