import { fc, test as property } from '@fast-check/vitest'
import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { plyFrom, plyOf } from '../rules.ts'
import { readPgn } from '../pgn/readPgn.ts'
import { writePgn } from '../pgn/writePgn.ts'
import type { GameTree } from '../pgn/gameTree.ts'
import { withDrawing } from '../pgn/drawing.ts'
import { usualStart, type Square } from '../ply.ts'
import {
  commentAt,
  glyphsAt,
  playAt,
  pruneAt,
  shiftable,
  shiftAt,
  standAt,
  type Edited,
} from './editTrees.ts'

const read = async (pgn: string) => (await readPgn(pgn, 'Probe')).games.map(({ tree }) => tree)
const moves = (trees: readonly GameTree[]) => writePgn(trees).split('\n\n').at(-1)?.trim()

const text = '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6 {Französisch} 2. d4) 2. f4 *'

test('a known move is followed, a new one becomes the last variation', async () => {
  const trees = await read(text)
  const e4 = plyFrom(usualStart, { from: 'e2', to: 'e4' })!
  expect(playAt(trees, [0], e4)).toEqual({ trees, place: [0, 0] })
  const d4 = plyFrom(usualStart, { from: 'd2', to: 'd4' })!
  const added = playAt(trees, [0], d4)
  expect(added.place).toEqual([0, 1])
  expect(moves(added.trees)).toBe(text.replace('1. e4 e5', '1. e4 (1. d4) 1... e5'))
})

test('a branch is deleted, promoted and demoted from any move of it', async () => {
  const trees = await read(text)
  expect(moves(pruneAt(trees, [0, 0, 1, 0]).trees)).toBe(
    text.replace('2. Nf3 (2. c3 d5) 2... d6', '2. c3 d5'),
  )
  expect(pruneAt(trees, [0])).toEqual({ trees, place: [0] })
  const french = [0, 0, 2, 0]
  const up = shiftAt(trees, french, -1)
  expect(up.place).toEqual([0, 0, 1, 0])
  const main = shiftAt(up.trees, up.place, -1)
  expect(moves(main.trees)).toBe(
    '1. e4 e6 {Französisch} (1... e5 2. f4) (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. d4 *',
  )
  expect(shiftable(main.trees, main.place, -1)).toBeUndefined()
  const back = shiftAt(shiftAt(main.trees, main.place, 1).trees, [0, 0, 1, 0], 1)
  expect(back.trees).toEqual(trees)
})

test('a comment before a promoted variation joins the one after its move', async () => {
  const trees = await read('1. e4 ({oder} 1. d4 {auch gut}) *')
  expect(moves(shiftAt(trees, [0, 1], -1).trees)).toBe('1. d4 {oder auch gut} (1. e4) *')
})

test('a place that is gone leads to the last move before it', async () => {
  const trees = await read(text)
  expect(standAt(trees, [0, 0, 7, 3]).place).toEqual([0, 0])
  expect(standAt(trees, [4, 0]).place).toEqual([0])
  expect(standAt([], [0, 0])).toMatchObject({ place: [0], fen: '' })
})

const squares = fc.constantFrom<Square>('a1', 'd4', 'h8', 'e5')
const step = fc.record({
  kind: fc.constantFrom('play', 'prune', 'up', 'down', 'comment', 'glyphs', 'draw', 'back'),
  choice: fc.nat(40),
  text: fc.string(),
  from: squares,
  to: squares,
})

property.prop([fc.array(step, { maxLength: 40 })], { numRuns: 100 })(
  'whatever is edited, its PGN gives back the same trees',
  async (steps) => {
    let edited: Edited = { trees: await read(`[Result "*"]\n\n${text}`), place: [0] }
    for (const { kind, choice, text: words, from, to } of steps) {
      const { trees, place } = edited
      const { fen, next, comment } = standAt(trees, place)
      if (kind === 'back') edited = { trees, place: place.slice(0, 1) }
      else if (kind === 'prune') edited = place.length > 2 ? pruneAt(trees, place) : edited
      else if (kind === 'up' || kind === 'down') edited = shiftAt(trees, place, kind === 'up' ? -1 : 1)
      else if (kind === 'comment')
        edited = commentAt(trees, place, words.replaceAll('}', ')').replaceAll(/\s+/g, ' ').trim())
      else if (kind === 'glyphs') edited = place.length > 1 ? glyphsAt(trees, place, [choice + 1]) : edited
      else if (kind === 'draw')
        edited = commentAt(trees, place, withDrawing(comment, { color: 'G', from, to }))
      else {
        const all = new Chess(fen).moves({ verbose: true }).map(plyOf)
        const known = next[choice % (next.length + 1)]
        const ply = known?.ply ?? all[choice % Math.max(1, all.length)]
        if (ply) edited = playAt(trees, place, ply)
      }
    }
    expect(await read(writePgn(edited.trees))).toEqual(edited.trees)
  },
)
