import type { Ply } from '../ply.ts'

/** A move of a game with what belongs to it; `next[0]` goes on, the others are variations. */
export interface MoveNode {
  readonly ply: Ply
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`. */
  readonly nags: readonly number[]
  /** Comment before the move, where a variation starts with one. */
  readonly before: string
  /** Comment after the move, arrows and circles (`[%cal …]`, `[%csl …]`) included. */
  readonly comment: string
  readonly next: readonly MoveNode[]
}

/** A game with all its variations. */
export interface GameTree {
  readonly tags: ReadonlyArray<readonly [name: string, value: string]>
  /** Position before the first move, as FEN. */
  readonly start: string
  /** Comment before the first move. */
  readonly comment: string
  readonly next: readonly MoveNode[]
  readonly result: string
}

/** A node by its place in each `next` on the way to it; empty for the start of the game. */
export type Path = readonly number[]

/** The moves on the way to a node, the node included. */
export function nodesOn(tree: GameTree, path: Path): MoveNode[] {
  const nodes: MoveNode[] = []
  let next = tree.next
  for (const index of path) {
    const node = next[index]
    if (!node) break
    nodes.push(node)
    next = node.next
  }
  return nodes
}

/** Every line through the moves: the main line first, then each variation with the moves before it. */
export function* linesThrough(next: readonly MoveNode[], before: readonly Ply[] = []): Generator<Ply[]> {
  const main: MoveNode[] = []
  for (let node = next[0]; node; node = node.next[0]) main.push(node)
  yield [...before, ...main.map(({ ply }) => ply)]
  let siblings = next
  const way = [...before]
  for (const node of main) {
    for (const variation of siblings.slice(1)) yield* linesThrough([variation], way)
    siblings = node.next
    way.push(node.ply)
  }
}

/** Changes the moves that follow a node. */
export function withNext(
  tree: GameTree,
  path: Path,
  change: (next: readonly MoveNode[]) => readonly MoveNode[],
): GameTree {
  const inside = (next: readonly MoveNode[], [index, ...rest]: Path): readonly MoveNode[] =>
    index === undefined
      ? change(next)
      : next.map((node, at) => (at === index ? { ...node, next: inside(node.next, rest) } : node))
  return { ...tree, next: inside(tree.next, path) }
}

/** Changes one move: its comment or its glyphs. */
export const withNode = (tree: GameTree, path: Path, change: Partial<MoveNode>): GameTree =>
  withNext(tree, path.slice(0, -1), (next) =>
    next.map((node, at) => (at === path.at(-1) ? { ...node, ...change } : node)),
  )

/** Adds a move behind a node, or finds it there. @returns the tree and the path of the move */
export function withMove(tree: GameTree, path: Path, ply: Ply): readonly [GameTree, Path] {
  const next = nodesOn(tree, path).at(-1)?.next ?? tree.next
  const known = next.findIndex((node) => node.ply.san === ply.san)
  if (known >= 0) return [tree, [...path, known]]
  const node: MoveNode = { ply, nags: [], before: '', comment: '', next: [] }
  return [withNext(tree, path, (moves) => [...moves, node]), [...path, next.length]]
}

/** Removes a move with all that follows it. */
export const withoutNode = (tree: GameTree, path: Path): GameTree =>
  withNext(tree, path.slice(0, -1), (next) => next.filter((_, at) => at !== path.at(-1)))

/** Puts a move before its siblings, so that it becomes the main line. */
export const promoted = (tree: GameTree, path: Path): GameTree =>
  withNext(tree, path.slice(0, -1), (next) => {
    const node = next[path.at(-1) ?? 0]
    return node ? [node, ...next.filter((other) => other !== node)] : next
  })

/** A tree of one line. */
export const treeOfLine = (
  title: string,
  { start, plies }: { start: string; plies: readonly Ply[] },
): GameTree => ({
  tags: [['Event', title]],
  start,
  comment: '',
  next: plies.reduceRight<readonly MoveNode[]>(
    (next, ply) => [{ ply, nags: [], before: '', comment: '', next }],
    [],
  ),
  result: '*',
})
