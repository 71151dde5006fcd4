import { fileOf, type Card } from './card.ts'

/** `[[target]]` or `[[target|shown]]`; without line breaks and brackets inside. */
export const linkPattern = /\[\[([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\]/

/** The form in which titles are compared: a link does not care for case and blanks. */
export const linkKey = (title: string) => title.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The title a link names: without the heading of `[[title#heading]]` that other programs write. */
export const linkTarget = (inner: string) => {
  const hash = inner.indexOf('#')
  return (hash > 0 ? inner.slice(0, hash) : inner).replaceAll(/\s+/g, ' ').trim()
}

/** A line without its code spans, the text between two equal runs of backticks. */
function withoutSpans(line: string): string {
  if (!line.includes('`')) return line
  const runs = Array.from(line.matchAll(/`+/g), ({ index, 0: run }) => ({ index, length: run.length }))
  /** For each run the next one of its length; found from the end, so that long lines cost no more than their length. */
  const following: Array<number | undefined> = []
  const latest = new Map<number, number>()
  for (let at = runs.length - 1; at >= 0; at--) {
    const length = runs[at]?.length ?? 0
    following[at] = latest.get(length)
    latest.set(length, at)
  }
  let rest = ''
  let from = 0
  for (let at = 0; at < runs.length; at++) {
    const [open, end] = [runs[at], following[at]]
    const close = end === undefined ? undefined : runs[end]
    if (!open || !close || end === undefined) continue
    rest += line.slice(from, open.index)
    from = close.index + close.length
    at = end
  }
  return rest + line.slice(from)
}

/** A Markdown text without what it quotes as code: nothing in there is a link. */
function withoutCode(text: string): string {
  let fence = ''
  const lines = text.split('\n').filter((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    const isInside = fence !== ''
    if (
      !isInside &&
      mark !== '' &&
      !(mark.startsWith('`') && line.slice(line.indexOf(mark) + mark.length).includes('`'))
    )
      fence = mark
    else if (isInside && mark.startsWith(fence)) fence = ''
    else return !isInside
    return false
  })
  return lines.map(withoutSpans).join('\n')
}

/** Titles that a text links to, each once, in the order in which they come. */
export const linksOf = (text: string): readonly string[] =>
  text.includes('[[')
    ? [
        ...new Map(
          Array.from(withoutCode(text).matchAll(new RegExp(linkPattern, 'g')), ([, inner]) => {
            const target = linkTarget(inner ?? '')
            return [linkKey(target), target] as const
          }).filter(([key]) => key !== ''),
        ).values(),
      ]
    : []

/** Who links to whom, by ids. */
export interface Graph {
  readonly cards: ReadonlyMap<string, Card>
  readonly out: ReadonlyMap<string, readonly string[]>
  readonly back: ReadonlyMap<string, readonly string[]>
  /** Titles that a card links to and that no card has. */
  readonly missing: ReadonlyMap<string, readonly string[]>
  /** The card that a link of this title leads to. */
  readonly find: (title: string) => Card | undefined
}

const known = new WeakMap<Card, readonly string[]>()

/** The links of a card, found once as long as the card is the same object. */
function linksOfCard(card: Card) {
  const links = known.get(card) ?? linksOf(card.text)
  known.set(card, links)
  return links
}

/**
 * The graph of all cards. A link leads to the oldest card of its title, else of a former one, else of its path, else of
 * its last part, and where no card has any of these, to one of the others.
 *
 * @param others cards that can be linked and link nowhere, such as those of the collection
 */
export function graphOf(cards: readonly Card[], others: readonly Card[] = []): Graph {
  const byTitle = new Map<string, Card>()
  const put = (title: string, card: Card) => {
    const key = linkKey(title)
    if (key !== '' && !byTitle.has(key)) byTitle.set(key, card)
  }
  for (const card of cards) put(card.title, card)
  for (const card of cards) for (const alias of card.aliases ?? []) put(alias, card)
  for (const card of others) put(card.title, card)
  let hasPaths = false
  const find = (title: string) => {
    // Paths of files and their ends, the shortest path first; few links have one.
    if (!hasPaths && title.includes('/')) {
      hasPaths = true
      for (const card of cards.toSorted((a, b) => fileOf(a).length - fileOf(b).length))
        for (let path = fileOf(card); path.includes('/'); path = path.slice(path.indexOf('/') + 1))
          put(path, card)
    }
    return byTitle.get(linkKey(title)) ?? byTitle.get(linkKey(title.slice(title.lastIndexOf('/') + 1)))
  }

  const out = new Map<string, readonly string[]>()
  const back = new Map<string, string[]>()
  const missing = new Map<string, readonly string[]>()
  for (const card of cards) {
    const links = linksOfCard(card)
    if (links.length === 0) continue
    const targets = new Set<string>()
    const lost: string[] = []
    for (const title of links) {
      const target = find(title)
      if (!target) lost.push(title)
      else if (target.id !== card.id) targets.add(target.id)
    }
    if (lost.length > 0) missing.set(card.id, lost)
    out.set(card.id, [...targets])
    for (const id of targets) {
      const list = back.get(id)
      if (list) list.push(card.id)
      else back.set(id, [card.id])
    }
  }
  return {
    cards: new Map([...cards, ...others].map((card) => [card.id, card] as const)),
    out,
    back,
    missing,
    find,
  }
}
