import type { GameTree, MoveNode } from '../pgn/gameTree.ts'
import type { Ply } from '../ply.ts'

/** Where a move stands: the index of its game, then that of each move among its siblings. `[0]` is before the first move. */
export type Place = readonly number[]

/** Games after an edit, and the place that is shown then. */
export interface Edited {
  readonly trees: readonly GameTree[]
  readonly place: Place
}

/** The game and the moves that lead to a place, as far as it exists. */
export function standAt(trees: readonly GameTree[], place: Place) {
  const game = Math.min(place[0] ?? 0, trees.length - 1)
  const tree = trees[game]
  const nodes: MoveNode[] = []
  const way = [Math.max(0, game)]
  let siblings = tree?.next ?? []
  for (const at of game === place[0] ? place.slice(1) : []) {
    const node = siblings[at]
    if (!node) break
    nodes.push(node)
    way.push(at)
    siblings = node.next
  }
  const node = nodes.at(-1)
  return {
    tree,
    nodes,
    /** The part of `place` that exists. */
    place: way,
    node,
    fen: node?.ply.after ?? tree?.start ?? '',
    comment: node?.comment ?? tree?.comment ?? '',
    /** The moves that go on from here. */
    next: siblings,
    /** The moves beside the one here, itself included. */
    siblings: nodes.at(-2)?.next ?? tree?.next ?? [],
  }
}

/** Changes the siblings that follow a way. */
function follow(
  next: readonly MoveNode[],
  way: readonly number[],
  change: (next: readonly MoveNode[]) => readonly MoveNode[],
): readonly MoveNode[] {
  const [first, ...rest] = way
  if (first === undefined) return change(next)
  return next.map((node, at) => (at === first ? { ...node, next: follow(node.next, rest, change) } : node))
}

const withGame = (
  trees: readonly GameTree[],
  game: number | undefined,
  change: (tree: GameTree) => GameTree,
) => trees.map((tree, at) => (at === game ? change(tree) : tree))

/** Changes the moves that go on from a place. */
const withNext = (
  trees: readonly GameTree[],
  [game, ...way]: Place,
  change: (next: readonly MoveNode[]) => readonly MoveNode[],
) => withGame(trees, game, (tree) => ({ ...tree, next: follow(tree.next, way, change) }))

/** Changes the move at a place. */
const withNode = (trees: readonly GameTree[], place: Place, change: (node: MoveNode) => MoveNode) =>
  withNext(trees, place.slice(0, -1), (next) =>
    next.map((node, at) => (at === place.at(-1) ? change(node) : node)),
  )

/** Goes on with a move; it is added as the last variation where it is new. */
export function playAt(trees: readonly GameTree[], place: Place, ply: Ply): Edited {
  const { next } = standAt(trees, place)
  const known = next.findIndex((node) => node.ply.san === ply.san)
  if (known >= 0) return { trees, place: [...place, known] }
  const added: MoveNode = { ply, nags: [], before: '', comment: '', next: [] }
  return { trees: withNext(trees, place, (before) => [...before, added]), place: [...place, next.length] }
}

/** Deletes a move with all that follows it; a whole game where there are others. */
export function pruneAt(trees: readonly GameTree[], place: Place): Edited {
  const last = place.at(-1)
  if (place.length > 1)
    return {
      trees: withNext(trees, place.slice(0, -1), (next) => heirs(next.filter((_, at) => at !== last))),
      place: place.slice(0, -1),
    }
  if (trees.length < 2) return { trees, place }
  return { trees: trees.filter((_, at) => at !== last), place: [Math.max(0, (last ?? 0) - 1)] }
}

/** A comment before the main move has no place of its own in PGN: it joins the one after it. */
const heirs = ([main, ...others]: readonly MoveNode[]): readonly MoveNode[] =>
  main?.before
    ? [{ ...main, before: '', comment: [main.before, main.comment].filter(Boolean).join(' ') }, ...others]
    : main
      ? [main, ...others]
      : []

/**
 * Where a variation can be moved: the last move of the way that has a sibling before it, or for `by` 1 after it.
 *
 * @returns its place; `undefined` where there is none
 */
export function shiftable(trees: readonly GameTree[], place: Place, by: -1 | 1): Place | undefined {
  const { nodes, tree } = standAt(trees, place)
  for (let depth = nodes.length; depth > 0; depth -= 1) {
    const siblings = nodes[depth - 2]?.next ?? tree?.next ?? []
    const at = (place[depth] ?? 0) + by
    if (at >= 0 && at < siblings.length) return place.slice(0, depth + 1)
  }
  return undefined
}

/** Moves the variation around a place one up (`by` −1) or down among its siblings; the first one is the main line. */
export function shiftAt(trees: readonly GameTree[], place: Place, by: -1 | 1): Edited {
  const head = shiftable(trees, place, by)
  const from = head?.at(-1)
  if (!head || from === undefined) return { trees, place }
  const to = from + by
  const moved = withNext(trees, head.slice(0, -1), (next) => {
    const [one, other] = [next[from], next[to]]
    return one && other ? heirs(next.with(from, other).with(to, one)) : next
  })
  return { trees: moved, place: place.with(head.length - 1, to) }
}

/** Sets the comment of a move, or before the first one that of its game. */
export function commentAt(trees: readonly GameTree[], place: Place, comment: string): Edited {
  if (standAt(trees, place).comment === comment) return { trees, place }
  return {
    trees:
      place.length > 1
        ? withNode(trees, place, (node) => ({ ...node, comment }))
        : withGame(trees, place[0], (tree) => ({ ...tree, comment })),
    place,
  }
}

/** Sets the glyphs of a move. */
export const glyphsAt = (trees: readonly GameTree[], place: Place, nags: readonly number[]): Edited => ({
  trees: withNode(trees, place, (node) => ({ ...node, nags })),
  place,
})
