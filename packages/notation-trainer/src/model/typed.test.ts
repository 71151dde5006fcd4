import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { notationStyles } from './trainerData.ts'
import { squares, usualStart } from './ply.ts'
import { readTyped } from './typed.ts'

const typed = (text: string, entered = false, fen = usualStart) => readTyped(text, 'german', fen, entered)
const move = (from: string, to: string, promotion?: string) => ({
  kind: 'move',
  move: { from, to, promotion },
})

describe('the move field', () => {
  test.each(['e2-e4', 'e2xe4', 'e2e4', 'e2–e4'])('%s counts at once', (text) => {
    expect(typed(text)).toEqual(move('e2', 'e4'))
  })

  const square = fc.constantFrom(...squares)
  const pattern = /^[a-h][1-8][-–x][a-h][1-8]$/u

  test.prop([square, fc.constantFrom('-', 'x', '–'), square, fc.constantFrom(...notationStyles)])(
    'takes square, dash or x, square as a move, whatever the letters',
    (from, between, to, style) => {
      const { kind } = readTyped(`${from}${between}${to}`, style, usualStart, false)
      expect(kind).toBe(/[1278]/.test(from.charAt(1)) ? 'move' : 'empty')
    },
  )

  test.prop([
    square,
    square,
    fc.nat({ max: 4 }),
    fc.constantFrom('a', 'h', 'i', '0', '1', '8', '9', '-', '–', 'x', '+', '.'),
  ])('takes nothing that differs from it in one character', (from, to, at, sign) => {
    const text = `${from}-${to}`.split('').with(at, sign).join('')
    fc.pre(!pattern.test(text))
    expect(typed(text)).toEqual({ kind: 'incomplete' })
  })

  test.prop([
    fc.constantFrom('Q', 'R', 'B', 'N'),
    square,
    fc.constantFrom('', '-', 'x'),
    square,
    fc.boolean(),
  ])('never takes an English letter for a German piece', (letter, from, between, to, entered) => {
    expect(typed(`${letter}${from}${between}${to}`, entered)).toEqual(
      entered ? { kind: 'foreign', style: 'english' } : { kind: 'incomplete' },
    )
  })

  test('takes a move of any piece by its squares, with or without its letter', () => {
    expect(typed('g1-f3')).toEqual(move('g1', 'f3'))
    expect(typed('Sg1-f3')).toEqual(move('g1', 'f3'))
  })

  test('waits for Enter while a text may go on', () => {
    for (const text of ['', 'e', 'e2', 'e4', 'Sf3', '0-0'])
      expect(typed(text)).toEqual({ kind: 'incomplete' })
    expect(typed('Sf3', true)).toEqual(move('g1', 'f3'))
    expect(typed('e4', true)).toEqual(move('e2', 'e4'))
  })

  test('is cleared when no piece stands where the move starts', () => {
    expect(typed('e4-e5')).toEqual({ kind: 'empty', square: 'e4' })
  })

  test('counts a move that cannot be made as a move', () => {
    expect(typed('e2-e6')).toEqual(move('e2', 'e6'))
    expect(typed('Lg1-f3')).toEqual({ kind: 'move', move: 'impossible' })
    expect(typed('0-0', true)).toEqual({ kind: 'move', move: 'impossible' })
  })

  test('tells what it cannot read, and whose letters it found', () => {
    expect(typed('Hallo', true)).toEqual({ kind: 'unreadable' })
    expect(typed('', true)).toEqual({ kind: 'unreadable' })
    expect(typed('Nf3', true)).toEqual({ kind: 'foreign', style: 'english' })
  })

  test('asks which of two knights', () => {
    const fen = 'rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 3'
    expect(typed('Sd2', true, fen)).toEqual({ kind: 'ambiguous', from: ['b1', 'f3'] })
    expect(typed('Sbd2', true, fen)).toEqual(move('b1', 'd2'))
  })

  test('castles', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    expect(typed('0-0', true, fen)).toEqual(move('e1', 'g1'))
    expect(typed('O-O-O', false, fen)).toEqual(move('e1', 'c1'))
    expect(typed('e1-g1', false, fen)).toEqual(move('e1', 'g1'))
  })

  test('asks what a pawn becomes', () => {
    const fen = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'
    expect(typed('a7-a8', false, fen)).toEqual({ kind: 'incomplete' })
    expect(typed('a7-a8', true, fen)).toEqual({ kind: 'promotionMissing' })
    expect(typed('a7-a8D', false, fen)).toEqual(move('a7', 'a8', 'q'))
    expect(typed('a8S', true, fen)).toEqual(move('a7', 'a8', 'n'))
  })

  test.prop([fc.string({ unit: 'grapheme' }), fc.boolean()])('throws at no text', (text, entered) => {
    expect(typed(text, entered)).toHaveProperty('kind')
  })
})
