import { inGermanQuotes } from './germanQuotes.ts'
import type { Name } from './thing.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Reads an English name: “the Moon”; without “the” it is a name of its own; “pl the rings” for a plural. */
export function englishName(written: string): Name {
  const isPlural = written.startsWith('pl ')
  const phrase = isPlural ? written.slice(3) : written
  const isBare = !phrase.startsWith('the ')
  const noun = isBare ? phrase : phrase.slice(4)
  const gender = isPlural ? 'plural' : 'n'
  const article = /^[aeiou]/i.test(noun) ? 'an' : 'a'
  return {
    label: capital(noun),
    withArticle: phrase,
    indefinite: isBare ? noun : `${article} ${noun}`,
    gender,
  }
}

/** The name of an own entry: as it was typed, in quotation marks within a sentence. */
export const ownName = (typed: string): Readonly<Record<'de' | 'en', Name>> => {
  const inGerman = inGermanQuotes(typed)
  const inEnglish = `“${typed}”`
  return {
    de: { label: typed, withArticle: inGerman, indefinite: inGerman, gender: 'n' },
    en: { label: typed, withArticle: inEnglish, indefinite: inEnglish, gender: 'n' },
  }
}
