import { expect, test } from 'vitest'
import { drawingsOf, textOf, withDrawing, withText } from './drawing.ts'
import { withGlyph } from './glyphs.ts'

const comment = 'gut [%eval 0.3] [%csl Gd4,Oe5] [%cal Gd2d4,Rb8c6] so'

test('arrows, squares and the text of a comment', () => {
  expect(textOf(comment)).toBe('gut so')
  expect(drawingsOf(comment)).toEqual([
    { color: 'G', from: 'd4' },
    { color: 'G', from: 'd2', to: 'd4' },
    { color: 'R', from: 'b8', to: 'c6' },
  ])
  expect(drawingsOf('[%cal Gd2d9,x] [%csl ]')).toEqual([])
})

test('a drawing is added, recoloured and taken away; the rest stays', () => {
  const drawn = withDrawing(comment, { color: 'B', from: 'd2', to: 'd4' })
  expect(drawn).toBe('gut [%eval 0.3] so [%csl Gd4,Oe5] [%cal Rb8c6,Bd2d4]')
  expect(withDrawing(drawn, { color: 'B', from: 'd2', to: 'd4' })).toBe(
    'gut [%eval 0.3] so [%csl Gd4,Oe5] [%cal Rb8c6]',
  )
  expect(withDrawing('', { color: 'G', from: 'e4' })).toBe('[%csl Ge4]')
  expect(withDrawing('[%csl Ge4]', { color: 'G', from: 'e4' })).toBe('')
})

test('another text keeps what is drawn; braces and line breaks do not break the PGN', () => {
  expect(withText(comment, 'a}\nb ')).toBe('a) b [%eval 0.3] [%csl Gd4,Oe5] [%cal Gd2d4,Rb8c6]')
  expect(withText('alt', '')).toBe('')
})

test('a move has one glyph of a kind', () => {
  expect(withGlyph([1, 14], 2)).toEqual([2, 14])
  expect(withGlyph([2, 14], 2)).toEqual([14])
  expect(withGlyph([2, 14, 146], 18)).toEqual([2, 18, 146])
})
