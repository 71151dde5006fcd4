/** The numbers that are played with, both ends included. */
export interface NumberRange {
  readonly low: number
  readonly high: number
}

export const LOWEST = 0
export const HIGHEST = 1_000_000

export const sizeOf = ({ low, high }: NumberRange) => high - low + 1

/** Why two ends make no range. */
export type RangeProblem = 'not-whole' | 'out-of-bounds' | 'too-small' | 'too-large'

/** Why a range is refused; `most` is how many numbers the mode takes. */
export function rangeProblem({ low, high }: NumberRange, most: number): RangeProblem | undefined {
  if (!Number.isInteger(low) || !Number.isInteger(high)) return 'not-whole'
  if (low < LOWEST || high > HIGHEST) return 'out-of-bounds'
  if (high <= low) return 'too-small'
  return sizeOf({ low, high }) > most ? 'too-large' : undefined
}
