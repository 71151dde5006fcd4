import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { plyOf } from '../rules.ts'
import { spokenMove } from './spokenMove.ts'

const ply = (fen: string, san: string) => plyOf(new Chess(fen).move(san))

test('moves in words, letter and digit apart', () => {
  const knight = ply('4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'Nbd2')
  expect(spokenMove(knight, 'de', 'short')).toBe('Springer b d 2')
  expect(spokenMove(knight, 'de', 'long')).toBe('Springer b 1 nach d 2')
  expect(spokenMove(knight, 'en', 'long')).toBe('knight b 1 to d 2')
  const capture = ply('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'exd5')
  expect(spokenMove(capture, 'de', 'short')).toBe('e schlägt d 5')
  expect(spokenMove(capture, 'de', 'long')).toBe('e 4 schlägt d 5')
  expect(spokenMove(capture, 'en', 'short')).toBe('e takes d 5')
  const promotion = ply('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8=Q+')
  expect(spokenMove(promotion, 'de', 'short')).toBe('a 8 Dame, Schach')
  const castling = ply('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'O-O-O')
  expect(spokenMove(castling, 'de', 'short')).toBe('lange Rochade')
  expect(spokenMove(castling, 'en', 'short')).toBe('castles queenside')
  const mate = ply('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8#')
  expect(spokenMove(mate, 'de', 'short')).toBe('Turm a 8, matt')
})
