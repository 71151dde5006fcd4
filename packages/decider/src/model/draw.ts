import { randomBelow, type RandomSource } from '@kleinzeug/random'

function drawOne(weights: readonly number[], random: RandomSource) {
  let left = randomBelow(
    weights.reduce((sum, weight) => sum + weight, 0),
    random,
  )
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** Draws `count` winners without replacement; a chance is proportional to the weight. Gives their indexes as drawn. */
export function drawWinners(weights: readonly number[], count: number, random: RandomSource) {
  const left = [...weights]
  return Array.from({ length: count }, () => {
    const winner = drawOne(left, random)
    left[winner] = 0
    return winner
  })
}

/** The chance of each to be drawn first, from 0 to 1; together they are 1. */
export function shares(weights: readonly number[]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
