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
