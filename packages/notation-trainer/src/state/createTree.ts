import { atom } from 'jotai'
import { unpackLink } from './link.ts'
import { treeOfLine, type GameTree } from '../model/pgn/gameTree.ts'
import { readPgn, type RefusedPart } from '../model/pgn/readPgn.ts'
import { writePgn } from '../model/pgn/writePgn.ts'
import { bookOf } from '../model/repertoire/book.ts'
import { standAt, type Edited, type Place } from '../model/repertoire/editTrees.ts'
import { marksOf } from '../model/repertoire/marks.ts'
import { readTrees } from '../model/repertoire/readTrees.ts'
import { checkScript } from '../model/script.ts'
import type { Repertoire } from '../model/trainerData.ts'
import type { Lines, ShownTree, TreeEdit } from './createLines.ts'

export interface Content {
  readonly title: string
  readonly side: Repertoire['side'] | undefined
  readonly trees: readonly GameTree[]
  /** Parts that were left out when it was read. */
  readonly refused: readonly RefusedPart[]
}

/** How many readings of one repertoire are kept: undo shows them without reading anew. */
const keptReadings = 30

/** Makes the atoms of one tree view: a repertoire to edit, a line to look at, or what a link carries. */
export function createTree({ all, data, repertoires, perform }: Lines, shown: ShownTree, now: () => number) {
  const readings = new Map<string, readonly GameTree[]>()
  const repertoire = atom((get) =>
    'id' in shown ? get(repertoires).find(({ id }) => id === shown.id) : undefined,
  )
  /** `'damaged'` when the link cannot be read. */
  const content = atom<Content | 'damaged'>()
  const wantedPlace = atom<Place>([0])

  const keepReading = (pgn: string, trees: readonly GameTree[]) => {
    readings.set(pgn, trees)
    const [oldest] = readings.keys()
    if (readings.size > keptReadings && oldest !== undefined) readings.delete(oldest)
  }
  const trees = atom((get) => {
    const present = get(content)
    return typeof present === 'object' ? present.trees : []
  })
  const stand = atom((get) => standAt(get(trees), get(wantedPlace)))
  const book = atom((get) => {
    const side = get(repertoire)?.side
    return side && get(trees).length > 0 ? bookOf(get(trees), side) : undefined
  })

  /** Reads what is shown; after undo or a change in another tab again. */
  const load = atom(null, async (get, set, stored: Repertoire | undefined) => {
    if (stored) {
      const { title, side, pgn } = stored
      const read = readings.get(pgn) ?? (await readTrees(stored))
      keepReading(pgn, read)
      set(content, { title, side, trees: read, refused: [] })
    } else if ('id' in shown) {
      const line = get(all).find(({ id }) => id === shown.id)
      if (!line) return
      const checked = checkScript(line.script, 'german', line.start)
      if (!checked.ok) return
      const tree = treeOfLine(line.title, checked.line)
      const tags = line.flipped ? [...tree.tags, ['Orientation', 'black'] as const] : tree.tags
      const side = line.flipped ? 'black' : undefined
      set(content, { title: line.title, side, trees: [{ ...tree, tags }], refused: [] })
    } else {
      const linked = await unpackLink(shown.link)
      const read = linked && (await readPgn(linked.pgn, linked.title))
      if (!linked || !read || read.games.length === 0) return set(content, 'damaged')
      const games = read.games.map(({ tree }) => tree)
      set(content, { title: linked.title, side: linked.side, trees: games, refused: read.refused })
    }
  })

  return {
    content,
    trees,
    repertoire,
    stand,
    load,
    go: atom(null, (_get, set, place: Place) => set(wantedPlace, place)),
    /** Positions of the repertoire that are due today; `undefined` where nothing is repeated. */
    due: atom((get) =>
      get(book)?.due({
        cards: new Map(get(data).cards.map((card) => [card.name, card])),
        now: now(),
        random: () => 0,
      }),
    ),
    marks: atom((get) => marksOf(get(book)?.asked ?? new Set(), get(data).cards, now())),
    /** Stores what an edit has made of the repertoire. */
    edit: atom(null, (get, set, { trees: edited, place }: Edited, kind: TreeEdit, group?: string) => {
      const stored = get(repertoire)
      const present = get(content)
      const { place: before } = get(stand)
      if (stored && typeof present === 'object' && edited !== present.trees) {
        const pgn = writePgn(edited)
        keepReading(pgn, edited)
        set(content, { ...present, trees: edited })
        set(
          perform,
          (document) => ({
            ...document,
            repertoires: document.repertoires.map((each) =>
              each.id === stored.id ? { ...each, pgn } : each,
            ),
          }),
          { kind, title: stored.title, places: [before, place], group },
        )
      }
      set(wantedPlace, place)
    }),
  }
}

export type Tree = ReturnType<typeof createTree>
