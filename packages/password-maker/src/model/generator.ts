import { characterCounter } from './characters.ts'
import {
  digits,
  lookAlikes,
  lowerCase,
  symbols,
  uniqueCharacters,
  upperCase,
  type CharacterRules,
} from './rules/characterRules.ts'
import { bitsOf, type Outcomes } from './outcomes.ts'
import {
  isSiteRulesProblem,
  readSiteRules,
  type SiteRules,
  type SiteRulesProblem,
} from './rules/passwordRules.ts'
import { DIGIT_SEPARATOR, isSeparator, phraseOutcomes } from './words/phrase.ts'
import type { WordSource } from './words/WordSource.ts'
import { limits, type CharacterSettings, type Language, type PhraseSettings, type Recipe } from './recipe.ts'
import { syllables } from './words/syllables.ts'
import type { Bounds } from './words/wordSequences.ts'

/** Why a recipe gives no password. */
export type RecipeProblem =
  | { readonly kind: 'no-characters' }
  /** A set that has to occur has nothing left in it. */
  | { readonly kind: 'set-emptied' }
  /** More sets have to occur than there are places. */
  | { readonly kind: 'too-short'; readonly least: number }
  | { readonly kind: 'separator' }
  /** Words begin each other, and nothing tells where one ends. */
  | { readonly kind: 'list-separator' }
  /** Letters that a Wi-Fi password cannot have. */
  | { readonly kind: 'wifi-list' }
  /** A sign that a Wi-Fi password cannot have. */
  | { readonly kind: 'wifi-sign' }
  /** No phrase is as short or as long as a Wi-Fi asks for. */
  | { readonly kind: 'wifi-length' }
  | { readonly kind: 'rules'; readonly problem: SiteRulesProblem }

/** What a recipe can give, for the length that it asks for. */
export interface Generator {
  readonly outcomes: Outcomes
  readonly bits: number
  /** Words, syllable groups or characters. */
  readonly length: number
  /** The greatest length that can be chosen. */
  readonly most: number
  /** How many words or characters there are to choose from at each place. */
  readonly choices: number
  /** The strength asked for, where it cannot be reached. */
  readonly unreached?: number
}

export type WordLists = Readonly<Partial<Record<Language, WordSource>>>

/** The rules that the switches of the character settings amount to. */
export function rulesOfSwitches(settings: CharacterSettings): SiteRules {
  const without = settings.without + (settings.noLookAlikes ? lookAlikes : '')
  const sets = [
    [settings.lower, lowerCase, 1],
    [settings.upper, upperCase, 1],
    [settings.digits, digits, settings.leastDigits],
    [settings.symbols, symbols, settings.leastSymbols],
  ] as const
  const used = sets.flatMap(([presence, set, least]) =>
    presence === 'off' ? [] : [{ presence, least, set: uniqueCharacters(set, without) }],
  )
  return {
    alphabet: used.map(({ set }) => set).join(''),
    required: used.filter(({ presence }) => presence === 'required').map(({ set }) => set),
    least: used.filter(({ presence }) => presence === 'required').map(({ least }) => least),
    maxLength: settings.maxLength === 0 ? undefined : settings.maxLength,
  }
}

function rulesOf(settings: CharacterSettings): SiteRules | SiteRulesProblem {
  if (settings.rules === '') return rulesOfSwitches(settings)
  const rules = readSiteRules(settings.rules)
  if (isSiteRulesProblem(rules) || !settings.noLookAlikes) return rules
  // Leaving out what looks alike never empties a set that the site requires.
  const sets = rules.required.map((set) => uniqueCharacters(set, lookAlikes) || set)
  return {
    ...rules,
    required: sets,
    alphabet: uniqueCharacters(sets.join('') + uniqueCharacters(rules.alphabet, lookAlikes)),
  }
}

/** The least length, from `min` to `max`, whose strength reaches the bits; `max` if none does. */
function lengthFor(bits: number, min: number, max: number, sizeOf: (length: number) => bigint) {
  let [low, high] = [min, max]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (bitsOf(sizeOf(middle)) >= bits) high = middle
    else low = middle + 1
  }
  return low
}

function made(
  recipe: Recipe,
  { min, max }: Bounds,
  asked: number,
  choices: number,
  outcomesOf: (length: number) => Outcomes,
): Generator {
  const clamped = Math.min(Math.max(asked, min), max)
  const length =
    recipe.by === 'bits' ? lengthFor(recipe.bits, min, max, (count) => outcomesOf(count).size) : clamped
  const outcomes = outcomesOf(length)
  const bits = bitsOf(outcomes.size)
  return {
    outcomes,
    bits,
    length,
    most: max,
    choices,
    ...(recipe.by === 'bits' && bits < recipe.bits && { unreached: recipe.bits }),
  }
}

function charactersOf(recipe: Recipe, bounds: Bounds | undefined): Generator | RecipeProblem {
  const rules = rulesOf(recipe.characters)
  if (isSiteRulesProblem(rules)) return { kind: 'rules', problem: rules }
  if (rules.alphabet === '') return { kind: 'no-characters' }
  if (rules.required.includes('')) return { kind: 'set-emptied' }
  const longest = bounds?.max ?? limits.characters.max
  const most = Math.min(rules.maxLength ?? longest, longest)
  const least = Math.max(rules.minLength ?? 1, bounds?.min ?? 1)
  const counter = characterCounter(rules)
  const needed = leastLength(rules, counter)
  if (needed > most) return { kind: 'too-short', least: needed }
  if (least > most) return { kind: 'wifi-length' }
  const range = { min: Math.max(least, needed, Math.min(limits.characters.min, most)), max: most }
  const generator = made(recipe, range, recipe.characters.length, rules.alphabet.length, counter.outcomes)
  return generator.outcomes.size === 0n ? { kind: 'no-characters' } : generator
}

/** The shortest length at which every required set can occur as often as it has to. */
function leastLength({ required, least = [] }: CharacterRules, counter: ReturnType<typeof characterCounter>) {
  const together = required.reduce((sum, _, at) => sum + (least[at] ?? 1), 0)
  for (let length = Math.max(1, ...least); length < together; length++)
    if (counter.outcomes(length).size > 0n) return length
  return Math.max(together, 1)
}

/** How many words make a phrase within the bounds: as long as one more gives more phrases. */
function countsWithin(within: Bounds, sizeOf: (count: number) => bigint): Bounds {
  let { min } = within
  while (min < within.max && sizeOf(min) === 0n) min++
  let max = min
  while (max < within.max && sizeOf(max + 1) > sizeOf(max)) max++
  return { min, max }
}

function phraseOf(
  recipe: Recipe,
  words: WordSource,
  settings: PhraseSettings,
  bounds: Bounds | undefined,
): Generator | RecipeProblem {
  const { separator } = settings
  if (separator !== DIGIT_SEPARATOR && !isSeparator(separator)) return { kind: 'separator' }
  if (words.needsSeparator && separator === '' && settings.capitals !== 'each')
    return { kind: 'list-separator' }
  if (bounds && words.isAscii === false) return { kind: 'wifi-list' }
  if (bounds && !/^[ -~]*$/.test(separator)) return { kind: 'wifi-sign' }
  const outcomesOf = (count: number) => phraseOutcomes(words, count, settings, bounds)
  const counts = bounds ? countsWithin(limits.words, (count) => outcomesOf(count).size) : limits.words
  const generator = made(recipe, counts, settings.count, words.size, outcomesOf)
  return generator.outcomes.size === 0n ? { kind: 'wifi-length' } : generator
}

/**
 * What the recipe can give, or why it gives nothing; `undefined` while its word list is not loaded.
 *
 * @param bounds of the length in characters, where what it is for has some
 */
export function generatorOf(
  recipe: Recipe,
  lists: WordLists,
  bounds?: Bounds,
): Generator | RecipeProblem | undefined {
  if (recipe.kind === 'characters') return charactersOf(recipe, bounds)
  if (recipe.kind === 'syllables') return phraseOf(recipe, syllables, recipe.syllables, bounds)
  const list = lists[recipe.words.language]
  return list && phraseOf(recipe, list, recipe.words, bounds)
}

export const isRecipeProblem = (made: Generator | RecipeProblem): made is RecipeProblem => 'kind' in made
