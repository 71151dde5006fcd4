/** What a password of single characters may and must contain. */
export interface CharacterRules {
  /** Every character that may occur, once. */
  readonly alphabet: string
  /** Of each of these sets at least one character occurs. Sets are parts of the alphabet. */
  readonly required: readonly string[]
  /** How many characters of each required set occur at least; one of each when missing. */
  readonly least?: readonly number[] | undefined
  /** How often the same character may stand in a row; any number when missing. */
  readonly maxConsecutive?: number | undefined
}

export const lowerCase = 'abcdefghijklmnopqrstuvwxyz'
export const upperCase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const digits = '0123456789'
/** The signs of ASCII without the space: 32 of them. */
export const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
/** Characters that are hard to tell from each other on paper or screen. */
export const lookAlikes = 'Il1|O0o'

/** The characters of a text, each once, without those to leave out. */
export const uniqueCharacters = (text: string, without = '') =>
  [...new Set(text)].filter((character) => !without.includes(character)).join('')
