import { foldGerman, wordsOf } from '@kleinzeug/text-search'
import type { Card } from './card.ts'

interface Folded {
  readonly card: Card
  readonly title: string
  readonly all: string
}

const isEqualText = (a: Card, b: Card) =>
  a === b ||
  (a.title === b.title && a.text === b.text && a.url === b.url && a.tags?.join() === b.tags?.join())

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false
  return true
}

/**
 * Full-text search over cards. A card is folded once, also when another tab has written the list anew; a query
 * that goes on where the last one ended searches its results only.
 */
export function createSearch() {
  const folded = new Map<string, Folded>()
  let last: { cards: readonly Card[]; words: readonly string[]; found: readonly Card[] } | undefined

  function foldedOf(card: Card): Folded {
    const before = folded.get(card.id)
    if (before?.card === card) return before
    const title = before && isEqualText(before.card, card) ? before.title : foldGerman(card.title)
    const all =
      before && isEqualText(before.card, card)
        ? before.all
        : foldGerman(`${card.title}\n${card.text}\n${card.url ?? ''}\n${(card.tags ?? []).join(' ')}`)
    const next = { card, title, all }
    folded.set(card.id, next)
    return next
  }

  return {
    /**
     * Folds cards that are not yet folded, until the time is up.
     *
     * @returns whether all are folded
     */
    warm: (cards: readonly Card[], milliseconds: number, now: () => number): boolean => {
      const end = now() + milliseconds
      let count = 0
      for (const card of cards) {
        if (folded.get(card.id)?.card === card) continue
        if (count > 0 && count % 16 === 0 && now() > end) return false
        foldedOf(card)
        count++
      }
      return true
    },
    /**
     * Cards that contain every word of the query, also inside of words: those with all of them in the title
     * first, otherwise in the given order. A query without words finds all.
     */
    find: (cards: readonly Card[], query: string): readonly Card[] => {
      const words = wordsOf(query)
      if (words.length === 0) return cards
      const goesOn =
        last?.cards === cards && last.words.every((word) => words.some((longer) => longer.includes(word)))
      // What the last query asked for, its results contain.
      const fresh = goesOn && last ? words.filter((word) => !last?.words.includes(word)) : words
      const titled: Card[] = []
      const others: Card[] = []
      // In the given order, so that the next key sorts as a whole search would.
      const found: Card[] = []
      for (const card of goesOn && last ? last.found : cards) {
        const { title, all } = foldedOf(card)
        if (!hasAll(all, fresh)) continue
        found.push(card)
        if (hasAll(title, words)) titled.push(card)
        else others.push(card)
      }
      last = { cards, words, found }
      return titled.length === 0 ? others : titled.concat(others)
    },
  }
}
