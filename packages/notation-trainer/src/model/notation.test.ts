import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { foreignStyle, isLongMove, readMove } from './notation.ts'

describe('German and English letters are never mixed', () => {
  test('D is a queen in German and nothing in English', () => {
    expect(readMove('Dd1-h5', 'german')).toMatchObject({ piece: 'q', file: 'd', rank: '1', to: 'h5' })
    expect(readMove('Dd1-h5', 'english')).toBeUndefined()
    expect(foreignStyle('Dd1-h5', 'english')).toBe('german')
  })

  test('B is a bishop in English and nothing in German, b is a file in both', () => {
    expect(readMove('Bb5', 'english')).toMatchObject({ piece: 'b', to: 'b5' })
    expect(readMove('Bb5', 'german')).toBeUndefined()
    expect(readMove('bxc3', 'german')).toMatchObject({ piece: undefined, file: 'b', to: 'c3' })
  })

  test('figurines are read outlined or filled', () => {
    expect(readMove('♘g1-f3', 'figurine')).toMatchObject({ piece: 'n' })
    expect(readMove('♞g1-f3', 'figurine')).toMatchObject({ piece: 'n' })
  })
})

test.each(['e2-e4', 'e2e4', 'e2xe4', 'e2–e4', ' e2-e4!? '])('%j is a long move', (text) => {
  expect(readMove(text, 'german')).toMatchObject({ file: 'e', rank: '2', to: 'e4' })
  expect(isLongMove(text, 'german')).toBe(true)
})

test.each(['Sf3', 'exd5', 'e4', '0-0', 'e2', 'e2-'])('%j is not complete by itself', (text) => {
  expect(isLongMove(text, 'german')).toBe(false)
})

test.each(['0-0-0', 'O-O-O', 'e7-e8D', 'Sg1-f3', 'Sg1f3+'])('%j is complete by itself', (text) => {
  expect(isLongMove(text, 'german')).toBe(true)
})

test.each(['i2-e4', 'e2-e9', 'e0-e4', '', 'e2 e4', 'Kein Zug', 'e7-e8K'])('%j is no move', (text) => {
  expect(readMove(text, 'german')).toBeUndefined()
})

test.prop([fc.string({ unit: 'grapheme' })])('reading any text throws nothing', (text) => {
  readMove(text, 'german')
})
