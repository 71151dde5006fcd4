import { fc, test as property } from '@fast-check/vitest'
import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { readMove } from '../notation.ts'
import { usualStart } from '../ply.ts'
import { plyOf } from '../rules.ts'
import { Position } from './position.ts'

/** Positions with castling, promotions, pins and captures en passant close at hand. */
const starts = [
  usualStart,
  'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1',
  'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'rnbqkb1r/ppppp1pp/7n/4Pp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3',
  '8/1k6/8/Q2Q4/8/8/8/Q2Q3K b - - 12 40',
  '3k4/8/8/N1N5/8/N1N5/8/4K3 w - - 0 1',
]

property.prop([fc.constantFrom(...starts), fc.array(fc.nat(), { maxLength: 120 })], { numRuns: 150 })(
  'every legal move is made and written down as chess.js does',
  (start, choices) => {
    const game = new Chess(start)
    const position = new Position(game.fen())
    for (const choice of choices) {
      const moves = game.moves()
      const san = moves[choice % moves.length]
      if (!san) break
      const written = readMove(san, 'english')
      expect(written && position.play(written)).toEqual(plyOf(game.move(san)))
      expect(position.fen()).toBe(game.fen())
    }
  },
)

test('what is illegal or ambiguous leaves the position as it was', () => {
  const position = new Position(usualStart)
  for (const move of ['e5', 'Ke2', 'O-O', 'Nd2', 'exd3', 'Bc4', 'e8=Q', 'e4=Q']) {
    const written = readMove(move, 'english')
    expect(written && position.play(written)).toBeUndefined()
  }
  expect(position.fen()).toBe(usualStart)
  const knights = new Position('3k4/8/8/8/8/8/8/N1N1K3 w - - 0 1')
  expect(knights.play(readMove('Nb3', 'english')!)).toBeUndefined()
  expect(knights.play(readMove('Nab3', 'english')!)?.san).toBe('Nab3')
})
