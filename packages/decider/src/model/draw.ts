import { randomBelow, type RandomSource } from '@kleinzeug/random'

/**
 * Draws one of several, each as likely as its weight says.
 *
 * @param weights positive integers, at least one
 * @returns the index of the winner
 */
export function drawWinner(weights: readonly number[], random: RandomSource) {
  let left = randomBelow(
    weights.reduce((sum, weight) => sum + weight, 0),
    random,
  )
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** The chance of each, from 0 to 1; together they are 1. */
export function shares(weights: readonly number[]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
