import type { RandomSource } from '@kleinzeug/random'

const WORD = 32n

/**
 * An integer from 0 to `limit` − 1 of any size, each exactly as likely.
 *
 * Draws whole 32-bit words and draws again when the number lies beyond the last full round of `limit`
 * (rejection sampling); a remainder alone would favour small numbers.
 *
 * @throws RangeError for a limit below 1
 */
export function randomIndex(limit: bigint, random: RandomSource) {
  if (limit < 1n) throw new RangeError(`No draw below ${limit}`)
  let words = 1n
  while (1n << (words * WORD) < limit) words++
  const range = 1n << (words * WORD)
  const fair = range - (range % limit)
  for (;;) {
    let value = 0n
    for (let word = 0n; word < words; word++) value = (value << WORD) | BigInt(random())
    if (value < fair) return value % limit
  }
}
