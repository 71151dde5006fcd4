// The keys of path commands; capital letters mean absolute coordinates.
export const pathLetters = ['M', 'm', 'L', 'l', 'C', 'c', 'A', 'a', 'z', 'H', 'h', 'V', 'v', 'S', 's', 'Q', 'q', 'T', 't'] as const // prettier-ignore
/** The letters that the form accepts without a menu, as specified. */
export const directLetters = ['a', 'A', 'c', 'C', 'm', 'M', 'l', 'L', 'z'] as const
export const convertLetters = ['l', 'h', 'v', 'c', 's', 'q', 't', 'a', 'z'] as const

/** One row for each letter, `prefix.letter`. */
export const letterKeys = <P extends string, L extends string>(prefix: P, letters: readonly L[]) =>
  letters.map((letter) => ({ id: `${prefix}.${letter}` as const, keys: [letter] }))
