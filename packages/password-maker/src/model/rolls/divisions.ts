/** A step from the number to the password: what is divided, by what, and what comes of it. */
export interface Division {
  readonly number: bigint
  readonly by: bigint
  readonly quotient: bigint
  readonly remainder: bigint
}

/** Divides a number again and again by the same one: its remainders are the places of the words in the list. */
export function divisions(number: bigint, by: bigint, count: number): readonly Division[] {
  let rest = number
  return Array.from({ length: count }, () => {
    const division = { number: rest, by, quotient: rest / by, remainder: rest % by }
    rest = division.quotient
    return division
  })
}
