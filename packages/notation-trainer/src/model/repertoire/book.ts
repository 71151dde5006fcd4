import { randomBelow, type RandomSource } from '@kleinzeug/random'
import { linesThrough, type GameTree, type MoveNode } from '../pgn/gameTree.ts'
import { positionKey, type Ply } from '../ply.ts'
import type { Card, Repertoire } from '../trainerData.ts'
import { readTrees } from './readTrees.ts'

/** A move of a position, and how often it is played. */
interface BookMove {
  readonly ply: Ply
  weight: number
}

/** What the choice of the next line depends on. */
export interface Practice {
  /** Cards of positions by their key. */
  readonly cards: ReadonlyMap<string, Card>
  /** In ms since 1970. */
  readonly now: number
  readonly random: RandomSource
}

/** Counts of due positions. */
export interface Due {
  readonly due: number
  /** Number of them without a card. */
  readonly fresh: number
}

/** A repertoire as a graph of positions: transpositions share one. */
export interface Book {
  readonly start: string
  /** Keys of the positions in which its side has a move. */
  readonly asked: ReadonlySet<string>
  /** Those of `asked` that occur in the games of one title. */
  readonly positionsOf: (title: string) => readonly string[]
  /** The moves from a position, given as FEN; from the start without one. */
  readonly answers: (fen: string | undefined) => readonly Ply[]
  readonly due: (practice: Practice) => Due
  /** A line that starts with `before` and leads to due positions, if there are any. */
  readonly walk: (practice: Practice, before?: readonly Ply[]) => readonly Ply[]
}

/** Weight of a move: the share in its comment, such as `42 %`, else 1 per game. */
const weightOf = ({ comment }: MoveNode) => {
  const share = /(\d{1,3}(?:[.,]\d{1,6})?)\s{0,3}%/.exec(comment)?.[1]
  return share ? Math.max(1, Math.round(Number(share.replace(',', '.')))) : 1
}

/** Makes the book of a repertoire's games. */
export function bookOf(trees: readonly GameTree[], side: Repertoire['side']): Book {
  const color = side === 'white' ? 'w' : 'b'
  const positions = new Map<string, BookMove[]>()
  const start = trees[0]?.start ?? ''

  const add = (key: string, next: readonly MoveNode[]) => {
    for (const node of next) {
      const known = positions.get(key) ?? []
      const same = known.find(({ ply }) => ply.san === node.ply.san)
      if (same) same.weight += weightOf(node)
      else positions.set(key, [...known, { ply: node.ply, weight: weightOf(node) }])
      add(positionKey(node.ply.after), node.next)
    }
  }
  // Games from another starting position are left out.
  const games = trees.filter((tree) => positionKey(tree.start) === positionKey(start))
  for (const tree of games) add(positionKey(tree.start), tree.next)

  const isAsked = (key: string) => key.split(' ')[1] === color
  const asked = new Set([...positions.keys()].filter(isAsked))
  const isDue = ({ cards, now }: Practice, key: string) => asked.has(key) && (cards.get(key)?.due ?? 0) <= now

  /** Makes a function that tells whether a due position can be reached from a position. */
  const leads = (practice: Practice) => {
    const known = new Map<string, boolean>()
    const ahead = (key: string): boolean => {
      const found = known.get(key)
      if (found !== undefined) return found
      // Ends cycles.
      known.set(key, false)
      const is =
        isDue(practice, key) || (positions.get(key) ?? []).some(({ ply }) => ahead(positionKey(ply.after)))
      known.set(key, is)
      return is
    }
    return ahead
  }

  const drawn = (moves: readonly BookMove[], random: RandomSource) => {
    let place = randomBelow(
      moves.reduce((sum, { weight }) => sum + weight, 0),
      random,
    )
    return moves.find(({ weight }) => (place -= weight) < 0)
  }

  return {
    start,
    asked,
    positionsOf: (title) =>
      games
        .filter(({ tags }) => tags.some(([name, value]) => name === 'Event' && value === title))
        .flatMap((tree) =>
          [...linesThrough(tree.next)].map((plies) => [tree.start, ...plies.map(({ after }) => after)]),
        )
        .flat()
        .map(positionKey)
        .filter((key) => asked.has(key)),
    answers: (fen = start) => (positions.get(positionKey(fen)) ?? []).map(({ ply }) => ply),
    due: (practice) => {
      const due = [...asked].filter((key) => isDue(practice, key))
      return { due: due.length, fresh: due.filter((key) => !practice.cards.has(key)).length }
    },
    walk: (practice, before = []) => {
      const ahead = leads(practice)
      const way = [...before]
      const seen = new Set([start, ...before.map(({ after }) => after)].map(positionKey))
      for (let key = positionKey(way.at(-1)?.after ?? start); ;) {
        const moves = (positions.get(key) ?? []).filter(({ ply }) => !seen.has(positionKey(ply.after)))
        const wanted = moves.filter(({ ply }) => ahead(positionKey(ply.after)))
        const open = wanted.length > 0 ? wanted : moves
        const move = isAsked(key) ? open[0] : open.length > 0 ? drawn(open, practice.random) : undefined
        if (!move) break
        way.push(move.ply)
        key = positionKey(move.ply.after)
        seen.add(key)
      }
      // The line ends with a move of the repertoire's side.
      while (way.length > before.length && way.at(-1)?.color !== color) way.pop()
      return way
    },
  }
}

/** Reads the book of a repertoire. Games and variations that cannot be read are left out. */
export async function readBook({ title, pgn, side }: Repertoire): Promise<Book> {
  return bookOf(await readTrees({ title, pgn }), side)
}
