/** All passwords of a recipe, numbered: drawing a number makes all as likely, and their count is the strength. */
export interface Outcomes {
  /** How many there are. */
  readonly size: bigint
  /** The password of a number from 0 to `size` − 1; two numbers never give the same one. */
  readonly at: (index: bigint) => string
}

const MANTISSA = 53

/** The strength in bits: the binary logarithm of the count. 0 for one password, −∞ for none. */
export function bitsOf(size: bigint) {
  const length = size.toString(2).length
  const shift = Math.max(0, length - MANTISSA)
  return Math.log2(Number(size >> BigInt(shift))) + shift
}
