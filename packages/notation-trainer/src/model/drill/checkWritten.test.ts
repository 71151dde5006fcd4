import { fc, test } from '@fast-check/vitest'
import { Chess } from 'chess.js'
import { describe, expect } from 'vitest'
import { games } from '../games.ts'
import { openings } from '../openings.ts'
import { usualStart } from '../ply.ts'
import { plyOf } from '../rules.ts'
import { notationForms, notationStyles } from '../trainerData.ts'
import { checkWritten } from './checkWritten.ts'
import { drillLine } from './questions.ts'
import { writeMove } from './writeMove.ts'

/** Every legal move of a position. */
const pliesIn = (fen: string) => new Chess(fen).moves({ verbose: true }).map(plyOf)

/** In every notation each legal move is read as itself, and as no other legal move. */
function expectExact(before: string) {
  const plies = pliesIn(before)
  for (const style of notationStyles) {
    for (const form of notationForms) {
      const texts = plies.map((ply) => writeMove(ply, style, form))
      expect(new Set(texts).size, `${before} ${style} ${form}`).toBe(texts.length)
      for (const [index, text] of texts.entries()) {
        const { to } = plies[index]!
        for (const [asked, ply] of plies.entries()) {
          // Moves to the same square could be confused with it, in every language alike; of the others one is asked.
          const isRival = ply.to === to || asked === (index + 1) % plies.length
          if (asked !== index && (style !== 'german' || !isRival)) continue
          const { kind } = checkWritten(text, { before, ply }, style, form, true)
          const wanted = asked === index ? 'right' : 'wrong'
          if (kind !== wanted) expect.fail(`${before}: ${text} for ${ply.san} is ${kind}`)
        }
      }
    }
  }
}

describe('what the drill writes is what it accepts, of one move only', () => {
  const special = {
    'two knights and two rooks': 'r3k2r/1p1n1n2/8/3p4/8/2N3N1/1P6/R3K2R w KQkq - 0 1',
    'castling on both sides for Black': 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1',
    'en passant from two files': '4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2',
    'promotion with and without capture': 'r1n1k3/1P6/8/8/8/8/6p1/4K2R w - - 0 1',
    'three queens that need file and rank': '4k3/8/8/8/Q6Q/8/8/K6Q w - - 0 1',
    'a pin that makes the letter enough': '4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1',
    'a double check': 'rnbqk2r/pppp1ppp/8/2b5/4n3/5N2/PPPP1PPP/RNBQR1K1 w kq - 0 1',
  }
  for (const [name, fen] of Object.entries(special)) test(name, () => expectExact(fen))

  const lines = [...openings, ...games].map((line) => drillLine(line).read()!)
  const inGames = (numRuns: number) =>
    test.prop([fc.constantFrom(...lines), fc.nat()], { numRuns })(
      `in ${numRuns} positions of games`,
      (line, at) => {
        expectExact(line.plies[at % line.plies.length]!.after)
      },
    )
  const inRandomPlay = (numRuns: number) =>
    test.prop([fc.array(fc.nat(), { maxLength: 80 })], { numRuns })(
      `in ${numRuns} positions of random play`,
      (picks) => {
        const game = new Chess(usualStart)
        for (const pick of picks) {
          const moves = game.moves()
          if (moves.length === 0) break
          game.move(moves[pick % moves.length]!)
        }
        expectExact(game.fen())
      },
    )
  inGames(2)
  inRandomPlay(2)
  describe('of many', { tags: ['more'] }, () => {
    inGames(12)
    inRandomPlay(8)
  })
})

const asked = (before: string, san: string) => ({ before, ply: plyOf(new Chess(before).move(san)) })
const knights = asked('4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'Nbd2')
const passant = asked('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'exd6')
const castling = asked('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'O-O-O')
const promotion = asked('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8=Q+')

test('signs are read as in the move field', () => {
  const right = (question: typeof knights, form: 'long' | 'short', ...texts: string[]) => {
    const kinds = texts.map((text) => [text, checkWritten(text, question, 'german', form, true).kind])
    expect(kinds).toEqual(texts.map((text) => [text, 'right']))
  }
  right(knights, 'short', 'Sbd2', 'Sb-d2', ' Sbd2 ', 'Sbd2!')
  right(knights, 'long', 'Sb1-d2', 'b1d2', 'Sb1–d2', 'Sb1d2')
  right(passant, 'short', 'exd6', 'exd6 e.p.', 'e:d6', 'e×d6')
  right(passant, 'long', 'e5xd6', 'e5-d6', 'e5xd6 e.p.')
  right(castling, 'short', '0-0-0', 'O-O-O', 'o-o-o')
  right(castling, 'long', '0-0-0', 'O-O-O', 'Ke1-c1')
  right(promotion, 'short', 'a8D', 'a8D+', 'a8=D', 'a8(D)', 'a8D#')
  right(promotion, 'long', 'a7-a8D', 'a7a8D+')
})

test('the right move in the other form is told from a wrong one; what is no move costs nothing', () => {
  const kind = (text: string, form: 'long' | 'short', entered = true) =>
    checkWritten(text, knights, 'german', form, entered).kind
  expect(kind('Sb1-d2', 'short')).toBe('otherForm')
  expect(kind('Sbd2', 'long')).toBe('otherForm')
  expect(kind('Sf3-d2', 'short')).toBe('wrong')
  expect(kind('Ke2', 'short')).toBe('wrong')
  expect(kind('Sd2', 'short')).toBe('ambiguous')
  expect(kind('Nbd2', 'short')).toBe('foreign')
  expect(kind('hallo', 'short')).toBe('unreadable')
  expect(kind('a5-a6', 'long')).toBe('empty')
  expect(kind('Sbd2', 'short', false)).toBe('incomplete')
  expect(kind('Sb1-d2', 'long', false)).toBe('right')
})
