import type { RandomSource } from '@kleinzeug/random'
import { atom } from 'jotai'
import type { Book, Due } from '../model/repertoire/book.ts'
import { positionKey, usualStart, type MadeMove, type Ply } from '../model/ply.ts'
import type { Recall } from '../model/repetition.ts'
import type { CheckedLine } from '../model/script.ts'
import type { Card, Repertoire } from '../model/trainerData.ts'
import type { Lines } from './createLines.ts'

interface LoadedBook {
  readonly pgn: string
  readonly book: Book
}

/** A line whose moves are not known yet. */
export const noMoves: CheckedLine = { start: usualStart, plies: [] }

/** Makes the atoms of the repertoires: their books, the practised line, the cards of their positions. */
export function createRepertoires(lines: Lines, now: () => number, random: RandomSource) {
  const { data, repertoire, byStoredName } = lines
  const books = atom<ReadonlyMap<string, LoadedBook>>(new Map())
  const walk = atom<readonly Ply[]>([])
  const bookFor = atom((get) => (wanted: Repertoire | undefined) => {
    const loaded = get(books).get(wanted?.id ?? '')
    return loaded?.pgn === wanted?.pgn ? loaded?.book : undefined
  })
  const book = atom((get) => get(bookFor)(get(repertoire)))
  const practice = atom((get) => ({
    cards: new Map(get(data).cards.map((card) => [card.name, card])),
    now: now(),
    random,
  }))

  /** Loads and reads the book of a repertoire. Rejects when the code for it cannot be loaded. */
  const load = atom(null, async (get, set, wanted: Repertoire) => {
    if (get(bookFor)(wanted)) return
    const { readBook } = await import('../model/repertoire/book.ts')
    const read = await readBook(wanted)
    set(books, (present) => new Map(present).set(wanted.id, { pgn: wanted.pgn, book: read }))
  })

  const keep = atom(null, (_get, set, cards: readonly Card[]) =>
    set(data, (present) => ({
      ...present,
      cards: [...present.cards.filter(({ name }) => !cards.some((card) => card.name === name)), ...cards],
    })),
  )

  return {
    load,
    keep,
    book,
    /** Number of due positions of a repertoire; `undefined` until its book is loaded. */
    dueOf: atom(
      (get) =>
        (wanted: Repertoire): Due | undefined =>
          get(bookFor)(wanted)?.due(get(practice)),
    ),
    line: atom((get): CheckedLine => {
      const present = get(book)
      return present ? { start: present.start, plies: get(walk) } : noMoves
    }),
    /** Draws the next line through the chosen repertoire. */
    next: atom(null, (get, set) => set(walk, get(book)?.walk(get(practice)) ?? [])),
    /** Switches to the variation that starts with a move, if the repertoire has it. */
    follow: atom(null, (get, set, at: number, { from, to, promotion }: MadeMove) => {
      const before = get(walk).slice(0, at)
      const other = get(book)
        ?.answers(before.at(-1)?.after)
        .find((ply) => ply.from === from && ply.to === to && ply.promotion === promotion)
      if (other) set(walk, get(book)?.walk(get(practice), [...before, other]) ?? [])
    }),
    /** Reschedules a position, unless it was recalled before it was due. */
    grade: atom(null, async (get, set, at: number, recall: Recall) => {
      const { start, plies } = { start: get(book)?.start ?? usualStart, plies: get(walk) }
      const name = positionKey(plies[at - 1]?.after ?? start)
      const card = get(data).cards.find((entry) => entry.name === name)
      const time = Math.round(now())
      if (card && card.due > time && recall === 'good') return
      const { nextCard } = await import('../model/nextCard.ts')
      set(keep, [nextCard(card, name, recall, time)])
    }),
    /** Copies the card of a line to the positions of the game with its title. */
    carryOver: atom(null, (get, set, added: Repertoire) => {
      const { cards } = get(data)
      const known = new Set(cards.map(({ name }) => name))
      const positions = get(bookFor)(added)
      if (!positions) return
      const carried = cards.flatMap((card) =>
        positions
          .positionsOf(get(byStoredName).get(card.name)?.title ?? card.name)
          .map((name): [string, Card] => [name, { ...card, name }]),
      )
      set(keep, [...new Map(carried.filter(([name]) => !known.has(name))).values()])
    }),
  }
}
