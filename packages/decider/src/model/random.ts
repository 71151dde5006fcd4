/** Gives an integer from 0 to 2³² − 1, each as likely as any other and independent of those before. */
export type RandomSource = () => number

const RANGE = 2 ** 32

/** The generator that the browser makes keys with. */
export const systemRandom: RandomSource = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/**
 * An integer from 0 to `limit` − 1, each exactly as likely.
 *
 * The last values of the source that do not fill a whole round are thrown away and drawn again
 * (rejection sampling); a remainder or a rounded product would favour some results.
 *
 * @param limit an integer from 1 to 2³²
 * @throws RangeError for any other limit
 */
export function randomBelow(limit: number, random: RandomSource) {
  if (!Number.isInteger(limit) || limit < 1 || limit > RANGE) throw new RangeError(`No draw below ${limit}`)
  const fair = RANGE - (RANGE % limit)
  let value = random()
  while (value >= fair) value = random()
  return value % limit
}
