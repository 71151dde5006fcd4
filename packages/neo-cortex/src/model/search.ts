import { foldGerman, wordsOf } from '@kleinzeug/text-search'
import type { Card } from './card.ts'

interface Folded {
  readonly card: Card
  readonly title: string
  readonly all: string
}

/** A list of cards as it is searched: what each one says, folded, at its place. */
interface Index {
  readonly cards: readonly Card[]
  readonly titles: readonly string[]
  readonly texts: readonly string[]
}

/** What a query finds in a list of cards. */
export interface Found {
  /** Those with every word in the title first, otherwise in the given order. */
  readonly cards: readonly Card[]
  /** Their places in the given list, ascending; all of them where it is left out. */
  readonly places?: readonly number[]
}

const isEqualText = (a: Card, b: Card) =>
  a === b ||
  (a.title === b.title &&
    a.text === b.text &&
    a.url === b.url &&
    a.number === b.number &&
    a.tags?.join() === b.tags?.join())

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false
  return true
}

/** Full-text search over cards, each folded once; a query that continues the last one searches its results only. */
export function createSearch() {
  const folded = new Map<string, Folded>()
  let index: Index = { cards: [], titles: [], texts: [] }
  let last: { of: Index; words: readonly string[]; places: readonly number[] } | undefined

  function foldedOf(card: Card): Folded {
    const before = folded.get(card.id)
    if (before?.card === card) return before
    const isSame = before && isEqualText(before.card, card)
    const next = {
      card,
      title: isSame ? before.title : foldGerman(card.title),
      all: isSame
        ? before.all
        : foldGerman(
            `${card.title}\n${card.text}\n${card.url ?? ''}\n${card.number ?? ''}\n${(card.tags ?? []).join(' ')}`,
          ),
    }
    folded.set(card.id, next)
    return next
  }

  /** Lists side by side, as looking up each card at every key takes longer than searching it. */
  function indexOf(cards: readonly Card[]): Index {
    if (index.cards === cards) return index
    const all = cards.map(foldedOf)
    index = { cards, titles: all.map(({ title }) => title), texts: all.map((each) => each.all) }
    return index
  }

  return {
    /** Folds cards until the time is up. Returns whether all are folded. */
    warm: (cards: readonly Card[], milliseconds: number, now: () => number): boolean => {
      const end = now() + milliseconds
      let count = 0
      for (const card of cards) {
        if (folded.get(card.id)?.card === card) continue
        if (count > 0 && count % 16 === 0 && now() > end) return false
        foldedOf(card)
        count++
      }
      indexOf(cards)
      return true
    },
    /** Cards that contain every word of the query, also inside of words. A query without words finds all. */
    find: (cards: readonly Card[], query: string): Found => {
      const words = wordsOf(query)
      if (words.length === 0) return { cards }
      const of = indexOf(cards)
      const { titles, texts } = of
      const before =
        last?.of === of && last.words.every((word) => words.some((longer) => longer.includes(word)))
          ? last
          : undefined
      // What the last query asked for, its results contain.
      const fresh = before ? words.filter((word) => !before.words.includes(word)) : words
      const titled: Card[] = []
      const others: Card[] = []
      const places: number[] = []
      const addIfFound = (place: number) => {
        const card = cards[place]
        if (!card || !hasAll(texts[place] ?? '', fresh)) return
        places.push(place)
        if (hasAll(titles[place] ?? '', words)) titled.push(card)
        else others.push(card)
      }
      if (before) before.places.forEach(addIfFound)
      else for (let place = 0; place < cards.length; place++) addIfFound(place)
      last = { of, words, places }
      return { cards: titled.length === 0 ? others : titled.concat(others), places }
    },
  }
}
