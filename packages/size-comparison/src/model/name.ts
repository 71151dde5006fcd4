import type { Gender, Name } from './thing.ts'

const articles: Readonly<Record<string, Gender>> = { der: 'm', die: 'f', das: 'n', pl: 'plural' }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Reads a German name as the catalogue writes it: „der Mond“; „pl Alpen“ for a plural; „-n Berlin“ without an
 * article; „das beobachtbare Universum=Beobachtbares Universum“ where the heading is inflected otherwise.
 */
export function germanName(written: string): Name {
  const [phrase = '', heading] = written.split('=')
  const [first = '', ...rest] = phrase.split(' ')
  const noun = rest.join(' ')
  const bare = /^-([mfn])$/.exec(first)?.[1]
  const gender = articles[bare === 'm' ? 'der' : bare === 'f' ? 'die' : bare === 'n' ? 'das' : first] ?? 'n'
  const withArticle = bare ? noun : gender === 'plural' ? `die ${noun}` : phrase
  const indefinite = bare || gender === 'plural' ? noun : `${gender === 'f' ? 'eine' : 'ein'} ${noun}`
  return { label: heading ?? capital(noun), withArticle, indefinite, gender }
}

/** Reads an English name: “the Moon”; without “the” it is a name of its own or a plural. */
export function englishName(written: string, isPlural = false): Name {
  const isBare = !written.startsWith('the ')
  const noun = isBare ? written : written.slice(4)
  const gender = isPlural ? 'plural' : 'n'
  const article = /^[aeiou]/i.test(noun) ? 'an' : 'a'
  return {
    label: capital(noun),
    withArticle: written,
    indefinite: isBare ? noun : `${article} ${noun}`,
    gender,
  }
}

/** The name of an own entry: as it was typed, in quotation marks within a sentence. */
export const ownName = (typed: string): Readonly<Record<'de' | 'en', Name>> => {
  const inGerman = `„${typed}“`
  const inEnglish = `“${typed}”`
  return {
    de: { label: typed, withArticle: inGerman, indefinite: inGerman, gender: 'n' },
    en: { label: typed, withArticle: inEnglish, indefinite: inEnglish, gender: 'n' },
  }
}
