import type { Ply } from '../ply.ts'

/** A move of a game; `next[0]` is the main line, the others are variations. */
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
