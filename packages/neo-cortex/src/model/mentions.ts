import type { Card } from './card.ts'

/** Names shorter than that would be found in half of all texts. */
const SHORTEST = 3

/** What is no running text: code, links of either kind, addresses. */
const skipped =
  '```[\\s\\S]*?(?:```|$)|`[^`\\n]*`|!?\\[\\[[^[\\]\\n]*\\]\\]|!?\\[[^[\\]\\n]*\\]\\([^()\\n]*\\)|https?:\\/\\/\\S+'

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** By what a card is mentioned: its titles, apart from those that a link cannot hold. */
const namesOf = ({ title, aliases = [] }: Card) =>
  /[[\]|]/.test(title)
    ? []
    : [title, ...aliases].map((name) => name.trim()).filter((name) => name.length >= SHORTEST)

/** Finds what is skipped, or a name as a word of its own as the first group; the longest name first. */
const patternOf = (names: readonly string[]) =>
  new RegExp(
    `${skipped}|(?<![\\p{L}\\p{N}])(${names
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )

const lowered = new WeakMap<Card, string>()

/** The text of a card in lower case, made once as long as the card is the same object. */
function loweredOf(card: Card) {
  const text = lowered.get(card) ?? card.text.toLowerCase()
  lowered.set(card, text)
  return text
}

/** Cards whose running text names a card without linking to it, the newest first. */
export function mentionsOf(card: Card, cards: readonly Card[], linking: readonly string[]): readonly Card[] {
  const names = namesOf(card)
  if (names.length === 0) return []
  const keys = names.map((name) => name.toLowerCase())
  const known = new Set([card.id, ...linking])
  const pattern = patternOf(names)
  return cards
    .filter(
      (other) =>
        !known.has(other.id) &&
        keys.some((key) => loweredOf(other).includes(key)) &&
        Array.from(other.text.matchAll(pattern)).some(([, name]) => name !== undefined),
    )
    .toReversed()
}

/** The text with the first mention of a card as a link to it. */
export function withLinkTo(card: Card, text: string): string {
  const names = namesOf(card)
  if (names.length === 0) return text
  let isDone = false
  return text.replaceAll(patternOf(names), (all: string, name: string | undefined) => {
    if (name === undefined || isDone) return all
    isDone = true
    return `[[${card.title}${name === card.title ? '' : `|${name}`}]]`
  })
}
