import type { Card } from './card.ts'
import { isLinkable } from './linkSuggestions.ts'

/** Names shorter than that would be found in half of all texts. */
const SHORTEST = 3

/** What is no running text: code, links of either kind, addresses. */
const skipped = [
  /```[^]*?(?:```|$)/g,
  /`[^`\n]*`/g,
  /!?\[\[[^[\]\n]*\]\]/g,
  /!?\[[^[\]\n]*\]\([^()\n]*\)/g,
  /https?:\/\/\S+/g,
]

/** The text with blanks in place of what is skipped: every other character keeps its place. */
const runningText = (text: string) =>
  skipped.reduce((rest, part) => rest.replaceAll(part, (found) => found.replaceAll(/[^\n]/g, ' ')), text)

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** By what a card is mentioned: its titles, apart from those that a link cannot hold. */
const namesOf = ({ title, aliases = [] }: Card) =>
  isLinkable(title)
    ? [title, ...aliases].map((name) => name.trim()).filter((name) => name.length >= SHORTEST)
    : []

/** Finds a name as a word of its own; the longest name first. */
const patternOf = (names: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
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
        pattern.test(runningText(other.text)),
    )
    .toReversed()
}

/** The text with the first mention of a card as a link to it. */
export function withLinkTo(card: Card, text: string): string {
  const names = namesOf(card)
  if (names.length === 0) return text
  const found = patternOf(names).exec(runningText(text))
  if (!found) return text
  const [name] = found
  const link = `[[${card.title}${name === card.title ? '' : `|${name}`}]]`
  return text.slice(0, found.index) + link + text.slice(found.index + name.length)
}
