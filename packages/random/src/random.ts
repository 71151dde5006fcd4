/** Returns an integer from 0 to 2³² − 1, uniformly distributed and independent of earlier values. */
export type RandomSource = () => number

const RANGE = 2 ** 32

/** The platform's cryptographic generator, `crypto.getRandomValues`. */
export const systemRandom: RandomSource = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/**
 * An integer from 0 to `limit` − 1, uniformly distributed.
 *
 * Uses rejection sampling: source values above the largest multiple of `limit` are discarded and drawn
 * again. Taking the remainder of every value, or scaling it, would favour some results.
 *
 * @example
 * ```ts
 * const colour = ['red', 'green', 'blue'][randomBelow(3)]
 * ```
 *
 * @param limit an integer from 1 to 2³²
 * @param random where the values come from; a test passes a fixed sequence
 * @throws RangeError for any other limit
 */
export function randomBelow(limit: number, random: RandomSource = systemRandom) {
  if (!Number.isInteger(limit) || limit < 1 || limit > RANGE)
    throw new RangeError(`limit must be an integer from 1 to 2^32, not ${limit}`)
  const usable = RANGE - (RANGE % limit)
  let value = random()
  while (value >= usable) value = random()
  return value % limit
}

/** Letters and digits that are not mistaken for each other. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random name for an item of a list: ten letters and digits, 50 bits. */
export const randomId = (random: RandomSource = systemRandom) =>
  Array.from({ length: 10 }, () => letters[randomBelow(letters.length, random)]).join('')
