import { randomBelow, type RandomSource } from '@kleinzeug/random'

function drawOne(weights: readonly number[], random: RandomSource) {
  let left = randomBelow(
    weights.reduce((sum, weight) => sum + weight, 0),
    random,
  )
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/**
 * Draws winners without replacement, each time with chances in proportion to the weights of those left.
 *
 * @param weights positive integers
 * @param count how many winners, at most as many as there are weights
 * @returns the indexes of the winners in the order in which they were drawn
 */
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
