import { readFile } from 'node:fs/promises'
import { fc, test } from '@fast-check/vitest'
import { Chess } from 'chess.js'
import { describe, expect } from 'vitest'
import { usualStart } from '../ply.ts'
import { plyOf } from '../rules.ts'
import { treeOfLine, type GameTree, type MoveNode } from './gameTree.ts'
import { readPgn } from './readPgn.ts'
import { writePgn } from './writePgn.ts'

const again = async (trees: readonly GameTree[]) =>
  (await readPgn(writePgn(trees), 'Partie')).games.map(({ tree }) => tree)

test('a hundred real games, with their comments, are read as they were written', async () => {
  // They come with chess.js, which is under the BSD licence.
  const text = await readFile(
    new URL('../../../node_modules/chess.js/benchmarks/benchmark.pgn', import.meta.url),
    'utf8',
  )
  const { games, refused } = await readPgn(text, 'Partie')
  expect([games.length, refused]).toEqual([100, []])
  const trees = games.map(({ tree }) => tree)
  expect(await again(trees)).toEqual(trees)
})

/** Grows a tree of legal moves: each number chooses one, each list of lists hangs variations on. */
interface Plan {
  readonly steps: ReadonlyArray<readonly [choice: number, comment: string, nag: number]>
  readonly variations: readonly Plan[]
}
const { plan } = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.record({
    steps: fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('', 'gut', 'Pfeil [%cal Ge2e4,Rd1d8] „so“'), fc.nat(4)),
      { minLength: 1, maxLength: 9 },
    ),
    variations: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('plan'), { maxLength: 3 }),
    ),
  }),
}))

function grow({ steps, variations }: Plan, fen: string): readonly MoveNode[] {
  const game = new Chess(fen)
  const fens = [fen]
  const line = steps.flatMap(([choice, comment, nag]) => {
    const moves = game.moves()
    const san = moves[choice % moves.length]
    if (!san) return []
    const ply = plyOf(game.move(san))
    fens.push(ply.after)
    return [{ ply, comment, nags: nag ? [nag] : [], before: '' }]
  })
  return line.reduceRight<readonly MoveNode[]>((next, node, index) => {
    const others = variations.flatMap((variation, at) =>
      at % line.length === index ? grow(variation, fens[index] ?? fen).slice(0, 1) : [],
    )
    return [{ ...node, next }, ...others]
  }, [])
}

const generated = (numRuns: number) =>
  test.prop([plan, fc.string()], { numRuns })(
    `${numRuns} generated games with nested variations are read as they were written`,
    async (seed, title) => {
      const name = title.replaceAll(/[\s\\]+/g, ' ').trim()
      const tree: GameTree = {
        tags: [
          ['Event', name],
          ['Result', '*'],
        ],
        start: usualStart,
        comment: 'Anfang',
        next: grow(seed, usualStart),
        result: '*',
      }
      expect(await again([tree])).toEqual([tree])
    },
  )
generated(20)
describe('of many', { tags: ['more'] }, () => {
  generated(200)
})

test('a line from another position, with quotes in its name', async () => {
  const start = '4k3/P7/8/8/8/8/8/4K3 b - - 0 40'
  const game = new Chess(start)
  const plies = ['Kd7', 'a8=Q'].map((san) => plyOf(game.move(san)))
  const [tree] = await again([treeOfLine('Mit "Zitat" und \\', { start, plies })])
  expect(tree).toMatchObject({ start, next: treeOfLine('', { start, plies }).next })
  expect(tree?.tags[0]).toEqual(['Event', 'Mit "Zitat" und \\'])
})
