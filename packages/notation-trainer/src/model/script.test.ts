import { fc, test } from '@fast-check/vitest'
import { Chess } from 'chess.js'
import { describe, expect } from 'vitest'
import { games } from './games.ts'
import { notationStyles } from './trainerData.ts'
import { readMove, writePly } from './notation.ts'
import { openings } from './openings.ts'
import { usualStart, type Ply } from './ply.ts'
import { findMove, play, targetsFrom } from './rules.ts'
import { checkScript, writeScript, type CheckedLine } from './script.ts'

const all = [...openings, ...games]

function checked(script: string, style: (typeof notationStyles)[number] = 'german', start?: string) {
  const result = checkScript(script, style, start)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.line
}

const refused = (script: string, style: (typeof notationStyles)[number] = 'german', start?: string) => {
  const result = checkScript(script, style, start)
  if (result.ok) throw new Error('was not refused')
  return result.error
}

describe('the thirteen lines', () => {
  test('are seven openings and six games with different names', () => {
    expect(openings).toHaveLength(7)
    expect(games).toHaveLength(6)
    expect(new Set(all.map((line) => line.title)).size).toBe(13)
  })

  test.each(all)('$title is legal and written as it is read', ({ script }) => {
    expect(writeScript(checked(script))).toBe(script)
  })

  const lines = all.map(({ script }) => checked(script))
  const plies = lines.flatMap((line) =>
    line.plies.map((ply, index) => ({ ply, before: line.plies[index - 1]?.after ?? usualStart })),
  )

  test.each(notationStyles)('every ply goes from chess.js to text and back in %s notation', (style) => {
    for (const { ply, before } of plies) {
      const written = readMove(writePly(ply, style), style)
      const found = written && findMove(new Chess(before), written)
      expect(found?.kind).toBe('move')
      if (found?.kind === 'move') expect(play(new Chess(before), found.move)).toEqual(ply)
    }
  })

  test.prop([fc.constantFrom(...plies)], { numRuns: 200 })(
    'the short form that chess.js writes names the same move',
    ({ ply, before }) => {
      const written = readMove(ply.san, 'english')
      const found = written && findMove(new Chess(before), written)
      expect(found).toMatchObject({ kind: 'move', move: { from: ply.from, to: ply.to } })
    },
  )

  test.prop([fc.constantFrom(...plies)], { numRuns: 100 })('a move goes where its piece may go', (at) => {
    expect(targetsFrom(at.before, at.ply.from)).toContain(at.ply.to)
  })
})

test.prop([fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), fc.constantFrom(...notationStyles)], {
  numRuns: 25,
})('any game goes from chess.js to a script and back', (choices, style) => {
  const game = new Chess()
  const plies: Ply[] = []
  for (const choice of choices) {
    const legal = game.moves({ verbose: true })
    const move = legal[choice % legal.length]
    if (move) plies.push(play(game, move))
  }
  expect(checked(writeScript({ start: usualStart, plies }, style), style).plies).toEqual(plies)
})

const moves = (line: CheckedLine) => line.plies.map((ply: Ply) => ply.from + ply.to + (ply.promotion ?? ''))

describe('a script', () => {
  test('may have en dashes, annotations, comments, side lines and results', () => {
    const text = `1. e2–e4!? e7−e5 {der
      klassische Zug} 2. Sg1–f3! (2. f2-f4 e5xf4 (2. … Lf8-c5)) 2. … Sb8-c6 ; gut
      3. Lf1-c4 $1 ½-½`
    expect(moves(checked(text))).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4'])
  })

  test('may be short', () => {
    expect(moves(checked('1. e4 d5 2. exd5 Dxd5 3. Sc3 Da5 4. Sf3 Lg4 5. Le2 Sc6 6. 0-0 0-0-0'))).toEqual(
      'e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 g1f3 c8g4 f1e2 b8c6 e1g1 e8c8'.split(' '),
    )
  })

  test('may start from another position, with Black to move', () => {
    const start = '4k3/P7/8/8/8/8/8/4K3 b - - 0 40'
    const line = checked('40. … Ke8-d7 41. a7-a8D Kd7-e6', 'german', start)
    expect(moves(line)).toEqual(['e8d7', 'a7a8q', 'd7e6'])
    expect(writeScript(line)).toBe('40. … Ke8-d7\n41. a7-a8D Kd7-e6')
  })

  test('captures en passant', () => {
    const line = checked('1. e2-e4 a7-a6 2. e4-e5 d7-d5 3. e5xd6 e.p. a6-a5')
    expect(line.plies[4]).toMatchObject({ from: 'e5', to: 'd6', capture: true })
  })

  test.each([
    ['', { reason: 'empty' }],
    ['{ nur ein Kommentar }', { reason: 'empty' }],
    ['1. e2-e4 e7-e5\n2. Sg1-g3', { reason: 'illegal', line: 2, number: 2, color: 'w', text: 'Sg1-g3' }],
    ['1. e2-e4 e2-e4', { reason: 'illegal', line: 1, number: 1, color: 'b' }],
    ['1. e2-e4 { offen ; e7-e5 }\n e4-e5', { reason: 'illegal', line: 2 }],
    ['1. e2-e4 { offen ; e7-e5\n', { reason: 'unreadable', text: '{' }],
    ['1. e2-e4 hallo', { reason: 'unreadable', text: 'hallo', color: 'b' }],
    ['1. e2-e4 e7-e5\n2. Nf3', { reason: 'foreign', style: 'english', text: 'Nf3', line: 2 }],
    ['1. d4 d5 2. Sf3 Sf6 3. Sd2', { reason: 'ambiguous', number: 3, from: ['b1', 'f3'] }],
    ['1. 0-0', { reason: 'illegal', text: '0-0' }],
    ['1. Lg1-f3', { reason: 'illegal', text: 'Lg1-f3' }],
  ])('%j is refused with its reason and place', (script, error) => {
    const actual = refused(script)
    expect(actual).toMatchObject({
      ...error,
      ...('from' in error && { from: expect.arrayContaining(error.from) as unknown }),
    })
  })

  test('a pawn on the last rank must say what it becomes', () => {
    const start = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'
    expect(refused('a7-a8', 'german', start).reason).toBe('promotionMissing')
    expect(moves(checked('a7-a8=S', 'german', start))).toEqual(['a7a8n'])
    expect(moves(checked('a8(T)', 'german', start))).toEqual(['a7a8r'])
  })

  test('a position that is none is refused', () => {
    expect(refused('1. e4', 'german', 'nonsense').reason).toBe('start')
  })

  test.prop([fc.string({ unit: 'grapheme' })])('of any text throws nothing', (text) => {
    expect(checkScript(text, 'german')).toHaveProperty('ok')
  })

  test.prop([fc.array(fc.constantFrom('e4', 'Sf3', '0-0', '1.', '(', ')', '{', '}', '\n', 'x', '-'))])(
    'of any pieces of notation throws nothing',
    (words) => {
      expect(checkScript(words.join(' '), 'german')).toHaveProperty('ok')
    },
  )
})
