// The keys of path commands; capital letters mean absolute coordinates.
import type { KeyText } from './binding.ts'

export const pathLetters = ['M', 'm', 'L', 'l', 'C', 'c', 'A', 'a', 'z', 'H', 'h', 'V', 'v', 'S', 's', 'Q', 'q', 'T', 't'] as const // prettier-ignore
/** The letters that the form accepts without a menu, as specified. */
export const directLetters = ['a', 'A', 'c', 'C', 'm', 'M', 'l', 'L', 'z'] as const
export const convertLetters = ['l', 'h', 'v', 'c', 's', 'q', 't', 'a', 'z'] as const

const names: Readonly<Record<string, string>> = {
  m: 'Bewegen',
  l: 'Linie',
  c: 'Kurve',
  a: 'Bogen',
  z: 'Schließen',
  h: 'Waagrecht',
  v: 'Senkrecht',
  s: 'Glatte Kurve',
  q: 'Parabel',
  t: 'Glatte Parabel',
}

export const nameOf = (letter: string) => names[letter.toLowerCase()] ?? letter

/** The legend and the sentence of a path command. */
export const commandText = (letter: string): KeyText => [
  nameOf(letter),
  letter === 'z'
    ? nameOf(letter)
    : `${nameOf(letter)}, ${letter === letter.toLowerCase() ? 'relativ' : 'absolut'}`,
]

export const conversionText = (letter: string): KeyText => [
  nameOf(letter),
  `In „${nameOf(letter)}“ umwandeln`,
]

/** One row for each letter, `prefix.letter`. */
export const letterKeys = <P extends string, L extends string>(
  prefix: P,
  letters: readonly L[],
  textOf: (letter: string) => KeyText,
) => letters.map((letter) => ({ id: `${prefix}.${letter}` as const, text: textOf(letter), keys: [letter] }))
