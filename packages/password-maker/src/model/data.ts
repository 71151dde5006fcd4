import { orDefault, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { firstSpelling } from './firstChoices.ts'
import { capitalChoices, DIGIT_SEPARATOR, isSeparator } from './words/phrase.ts'
import {
  defaultRecipes,
  kinds,
  languages,
  limits,
  presences,
  purposes,
  type PhraseSettings,
  type Recipe,
} from './recipe.ts'
import { spellingTables } from './spelling/spellingTable.ts'

/** After how many seconds the clipboard is cleared; 0 for never. */
export const clearingTimes: readonly number[] = [0, 30, 60, 120]

const integer = (range: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(range.min), v.maxValue(range.max))

const phrase = (range: { readonly min: number; readonly max: number }, defaults: PhraseSettings) => ({
  count: orDefault(integer(range), defaults.count),
  separator: orDefault(
    v.pipe(
      v.string(),
      v.check((text) => text === DIGIT_SEPARATOR || isSeparator(text)),
    ),
    defaults.separator,
  ),
  capitals: orDefault(v.picklist(capitalChoices), defaults.capitals),
  digit: orDefault(v.boolean(), defaults.digit),
})

const words = (defaults: Recipe['words']) =>
  v.looseObject({
    language: orDefault(v.picklist(languages), defaults.language),
    ...phrase(limits.words, defaults),
  })

const characters = (defaults: Recipe['characters']) =>
  v.looseObject({
    length: orDefault(integer(limits.characters), defaults.length),
    lower: orDefault(v.picklist(presences), defaults.lower),
    upper: orDefault(v.picklist(presences), defaults.upper),
    digits: orDefault(v.picklist(presences), defaults.digits),
    symbols: orDefault(v.picklist(presences), defaults.symbols),
    leastDigits: orDefault(integer(limits.least), defaults.leastDigits),
    leastSymbols: orDefault(integer(limits.least), defaults.leastSymbols),
    noLookAlikes: orDefault(v.boolean(), defaults.noLookAlikes),
    without: orDefault(v.pipe(v.string(), v.maxLength(94)), defaults.without),
    maxLength: orDefault(integer({ min: 0, max: limits.characters.max }), defaults.maxLength),
    rules: orDefault(v.pipe(v.string(), v.maxLength(2000)), defaults.rules),
  })

// Copies as plain objects: what is decoded may carry fields that this version does not know.
const loose = (defaults: Recipe) => ({
  ...defaults,
  words: { ...defaults.words },
  characters: { ...defaults.characters },
  syllables: { ...defaults.syllables },
})

const recipe = (defaults: Recipe) =>
  orDefault(
    v.looseObject({
      kind: orDefault(v.picklist(kinds), defaults.kind),
      by: orDefault(v.picklist(['length', 'bits']), defaults.by),
      bits: orDefault(integer(limits.bits), defaults.bits),
      words: orDefault(words(defaults.words), { ...defaults.words }),
      characters: orDefault(characters(defaults.characters), { ...defaults.characters }),
      syllables: orDefault(v.looseObject(phrase(limits.syllables, defaults.syllables)), {
        ...defaults.syllables,
      }),
    }),
    loose(defaults),
  )

/** What the Pass Maker keeps: settings, and never a password. */
export const passwordMakerSchema = v.looseObject({
  /** The purpose that was chosen last. */
  purpose: orDefault(v.picklist(purposes), 'main'),
  recipes: orDefault(
    v.looseObject({
      main: recipe(defaultRecipes.main),
      account: recipe(defaultRecipes.account),
      wifi: recipe(defaultRecipes.wifi),
      pin: recipe(defaultRecipes.pin),
      name: recipe(defaultRecipes.name),
    }),
    {
      main: loose(defaultRecipes.main),
      account: loose(defaultRecipes.account),
      wifi: loose(defaultRecipes.wifi),
      pin: loose(defaultRecipes.pin),
      name: loose(defaultRecipes.name),
    },
  ),
  clearAfter: orDefault(v.picklist(clearingTimes), 0),
  spelling: orDefault(v.picklist(spellingTables), firstSpelling),
})

export type PasswordMakerData = DataOf<typeof passwordMakerSchema>
