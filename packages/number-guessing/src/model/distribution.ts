import { sizeOf, type NumberRange } from './range.ts'
import type { Result } from './results.ts'
import { bestPossible } from './strategy.ts'

/** How many numbers halving finds with the first guess, with the second, and so on. */
export function halvingDistribution(range: NumberRange): readonly number[] {
  const counts: number[] = []
  let open = [sizeOf(range)]
  while (open.length > 0) {
    counts.push(open.length)
    open = open
      .flatMap((size) => [Math.floor((size - 1) / 2), Math.ceil((size - 1) / 2)])
      .filter((size) => size > 0)
  }
  return counts
}

/** How often each number of guesses was needed, from one guess on. */
export function distributionOf(results: readonly Result[]): readonly number[] {
  const longest = results.reduce((most, { guesses }) => Math.max(most, guesses), 0)
  const counts = Array.from({ length: longest }, () => 0)
  for (const { guesses } of results) counts[guesses - 1] = (counts[guesses - 1] ?? 0) + 1
  return counts
}

export const meanOf = (results: readonly Result[]) =>
  results.reduce((sum, { guesses }) => sum + guesses, 0) / results.length

/** The share of games that halving would need so many guesses for, and its mean. */
export function halvingShares(range: NumberRange) {
  const counts = halvingDistribution(range)
  const size = sizeOf(range)
  return {
    shares: counts.map((count) => count / size),
    mean: counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / size,
    most: bestPossible(range),
  }
}
