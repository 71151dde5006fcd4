import { firstLanguage } from './firstChoices.ts'
import type { Capitals } from './words/phrase.ts'

/** What a password is for. Each purpose keeps its own settings. */
export const purposes = ['main', 'account', 'wifi', 'pin', 'name'] as const
export type Purpose = (typeof purposes)[number]

export const kinds = ['words', 'characters', 'syllables'] as const
export type Kind = (typeof kinds)[number]

export const languages = ['german', 'english'] as const
export type Language = (typeof languages)[number]

/** Whether a set of characters is left out, may occur, or has to. */
export const presences = ['off', 'allowed', 'required'] as const
export type Presence = (typeof presences)[number]

export interface PhraseSettings {
  readonly count: number
  readonly separator: string
  readonly capitals: Capitals
  readonly digit: boolean
}

export interface WordSettings extends PhraseSettings {
  readonly language: Language
}

export interface CharacterSettings {
  readonly length: number
  readonly lower: Presence
  readonly upper: Presence
  readonly digits: Presence
  readonly symbols: Presence
  /** How many digits and signs occur at least, where they have to. */
  readonly leastDigits: number
  readonly leastSymbols: number
  /** Whether characters that look alike are left out. */
  readonly noLookAlikes: boolean
  /** Further characters to leave out. */
  readonly without: string
  /** The longest password that the site takes; 0 when it names none. */
  readonly maxLength: number
  /** Rules of the site in the `passwordrules` syntax; they take the place of the sets above. */
  readonly rules: string
}

/** How passwords for one purpose are made. */
export interface Recipe {
  readonly kind: Kind
  /** Whether the visitor sets the length, or the strength that the length follows from. */
  readonly by: 'length' | 'bits'
  readonly bits: number
  readonly words: WordSettings
  readonly characters: CharacterSettings
  readonly syllables: PhraseSettings
}

export const limits = {
  words: { min: 2, max: 20 },
  characters: { min: 3, max: 128 },
  syllables: { min: 2, max: 20 },
  bits: { min: 20, max: 256 },
  least: { min: 1, max: 9 },
} as const

export const recipe: Recipe = {
  kind: 'words',
  by: 'length',
  bits: 80,
  words: { language: firstLanguage, count: 6, separator: '-', capitals: 'each', digit: false },
  characters: {
    length: 20,
    lower: 'required',
    upper: 'required',
    digits: 'required',
    symbols: 'required',
    leastDigits: 1,
    leastSymbols: 1,
    noLookAlikes: false,
    without: '',
    maxLength: 0,
    rules: '',
  },
  syllables: { count: 5, separator: '-', capitals: 'none', digit: false },
}

/** How each purpose starts. */
export const defaultRecipes: Readonly<Record<Purpose, Recipe>> = {
  main: recipe,
  account: {
    ...recipe,
    kind: 'characters',
    bits: 128,
    characters: {
      ...recipe.characters,
      lower: 'allowed',
      upper: 'allowed',
      digits: 'allowed',
      symbols: 'allowed',
    },
  },
  // Typed on televisions and telephones: no signs beside the hyphen, nothing that looks alike.
  wifi: {
    ...recipe,
    words: { ...recipe.words, count: 5, capitals: 'none' },
    characters: { ...recipe.characters, symbols: 'off', noLookAlikes: true },
  },
  pin: {
    ...recipe,
    kind: 'characters',
    bits: 20,
    characters: { ...recipe.characters, length: 6, lower: 'off', upper: 'off', symbols: 'off' },
  },
  // A user name: two words and a digit. It is not secret, so that its strength tells how seldom it is.
  name: { ...recipe, words: { ...recipe.words, count: 2, separator: '', digit: true } },
}
