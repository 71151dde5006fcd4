// What the build demands of every text, as far as a machine can hold it.
import { liveSince } from '../../src/site.config.ts'
import type { Article } from '../content/article.ts'
import { findWords, ofTexts } from './wordList.ts'

/** What a text is called: its heading and its name in the navigation. */
export type Titles = ReadonlyMap<string, readonly string[]>

/** Numbers of which a reader may ask how old they are. */
const aging =
  /\d[\d.,]*[ \u202f](?:Prozent|Millionen|Milliarden|Billionen?|Tonnen|Mikrogramm|Euro|Dollar|Wahlberechtigten?|Unterschriften|Menschen|Länder|Firmen|Aufgaben)(?!\p{L})/gu

/** Prose without code, front matter and the addresses of links. */
const proseOf = (body: string) => body.replaceAll(/^```[\s\S]*?^```|^import .*$|`[^`\n]*`|\]\([^)]*\)/gm, '')

/** Numbers that the front matter does not list, and listed ones that the text does not have or does not source. */
function figureFaults({ body, figures, path }: Article): string[] {
  if (!path.startsWith('/blog/')) return []
  const prose = proseOf(body)
  const missing = [...prose.matchAll(aging)]
    .map(([found]) => found)
    .filter((found) => !figures.some(({ figure }) => figure.includes(found)))
  return [
    ...missing.map(
      (found) => `„${found}“ is no figure of its front matter: source, day and expiry are missing`,
    ),
    ...figures
      .filter(({ figure }) => !prose.includes(figure))
      .map(({ figure }) => `the figure „${figure}“ does not occur in it`),
    ...figures
      .filter(({ source }) => source.startsWith('https:') && !body.includes(source))
      .map(({ figure, source }) => `„${figure}“ is from ${source}, to which it does not link`),
  ]
}

/** A link to a tool or post says what its target is called, or describes it in words that begin small. */
function linkFaults({ body }: Article, titles: Titles): string[] {
  const links = body.matchAll(/\[([^\]]+)\]\((\/(?:apps|blog)\/\w+)\)/g)
  return [...links].flatMap(([, text = '', path = '']) => {
    const names = titles.get(path) ?? []
    const known = names.flatMap((name) => [
      name,
      name.replace(/^(?:Der|Die|Das) /, ''),
      `${name}s`,
      `${name}n`,
    ])
    return known.includes(text) || /^\p{Ll}/u.test(text)
      ? []
      : [`„${text}“ leads to ${path}, which is called „${names[0] ?? 'nothing'}“`]
  })
}

/** Terms that do not stand in alphabetical order. */
function orderFaults({ path, headings }: Article): string[] {
  if (path !== '/glossary') return []
  const terms = headings.filter(({ depth }) => depth === 3).map(({ text }) => text)
  return terms
    .filter((term, at) => at > 0 && term.localeCompare(terms[at - 1]!, 'de') < 0)
    .map((term) => `„${term}“ stands after „${terms[terms.indexOf(term) - 1]!}“`)
}

/** A correction needs a day on which the site was live, and is the last thing in its text. */
function correctionFaults({ body }: Article): string[] {
  const days = [...body.matchAll(/<Berichtigung am="([^"]*)"/g)].map(([, day = '']) => day)
  return [
    ...days
      .filter((day) => !liveSince || day < liveSince)
      .map((day) => `it is corrected on ${day}, before the site was live`),
    ...(days.length > 0 && !/<\/Berichtigung>\s*$/.test(body) ? ['its correction is not its end'] : []),
  ]
}

/** Everything that is wrong with a text, in sentences. */
export const articleFaults = (article: Article, titles: Titles): string[] =>
  [
    ...findWords(article.body, ofTexts).map(({ word, line }) => `line ${line} of its text: ${word}`),
    ...findWords(`${article.title}\n${article.description}`, ofTexts).map(
      ({ word }) => `its title or description: ${word}`,
    ),
    ...figureFaults(article),
    ...linkFaults(article, titles),
    ...orderFaults(article),
    ...correctionFaults(article),
  ].map((fault) => `content/${article.file}.mdx: ${fault}`)

/** What the texts and tools are called, by the path of the page. */
export const titlesOf = (articles: readonly Article[]): Titles =>
  new Map(articles.map(({ path, title, label }) => [path, label ? [title, label] : [title]]))
