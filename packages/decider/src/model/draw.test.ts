import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { drawWinners, shares } from './draw.ts'
import { systemRandom } from '@kleinzeug/random'

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
