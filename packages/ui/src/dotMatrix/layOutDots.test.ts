import { describe, expect, test } from 'vitest'
import { dotMatrixFont, formOf } from './dotMatrixFont.ts'
import { layOutDots } from './layOutDots.ts'

/** A layout as text, to compare by eye. */
function drawn(text: string, options?: Parameters<typeof layOutDots>[1]) {
  const { columns, rows, lit } = layOutDots(text, options)
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'))
  for (const { column, row } of lit) {
    const line = grid[row]
    if (!line || column >= columns || column < 0) throw new Error(`${column} ${row} is outside of the grid`)
    line[column] = '#'
  }
  return grid.map((line) => line.join(''))
}

describe('the font', () => {
  test.each(Object.entries(dotMatrixFont))('%s is seven rows of equal width', (_, rows) => {
    expect(rows).toHaveLength(7)
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  })

  test('all digits are equally wide, so that a number does not jump while it counts', () => {
    expect(new Set(Array.from('0123456789').map((digit) => formOf(digit)[0]?.length))).toEqual(new Set([5]))
  })

  test('no two characters look alike', () => {
    const forms = Object.values(dotMatrixFont).map((rows) => rows.join('\n'))
    expect(new Set(forms).size).toBe(forms.length)
  })

  test.each([
    ['é', 'E'],
    ['ä', 'Ä'],
    ['ß', 'ẞ'],
    ['\u202f', ' '],
  ])('%s has the form of %s', (character, other) => {
    expect(formOf(character)).toBe(formOf(other))
  })

  test('a character that it lacks is a box', () => {
    expect(formOf('字')).toBe(formOf('😀'))
    expect(formOf('字')[0]).toBe('#####')
  })
})

test('characters stand side by side, with a dot between them and around the whole', () => {
  expect(drawn('1:')).toEqual([
    '...........',
    '...#.......',
    '..##.......',
    '...#....#..',
    '...#.......',
    '...#....#..',
    '...#.......',
    '..###......',
    '...........',
  ])
})

test('the grid is as large as asked for, and the text stands in it as asked for', () => {
  const start = drawn('I', { columns: 11, rows: 11 })
  expect([start.length, start[0]?.length]).toEqual([11, 11])
  expect(start[2]).toBe('.###.......')
  expect(drawn('I', { columns: 11, align: 'center' })[1]).toBe('....###....')
  expect(drawn('I', { columns: 11, align: 'end' })[1]).toBe('.......###.')
})

test('a text that does not fit is wrapped between words, and then makes the grid wider', () => {
  const wrapped = layOutDots('AB CD', { columns: 13, lines: 2 })
  expect([wrapped.columns, wrapped.rows]).toEqual([13, 18])
  const wide = layOutDots('AB CD', { columns: 13, lines: 1 })
  expect([wide.columns, wide.rows]).toEqual([29, 9])
  expect(wide.lit).toHaveLength(wrapped.lit.length)
  expect(layOutDots('ABCDEF', { columns: 13, lines: 3 })).toMatchObject({ columns: 37, rows: 9 })
})

test('an empty text is an empty grid', () => {
  expect(layOutDots('', { columns: 20, lines: 2 })).toEqual({ columns: 20, rows: 9, lit: [] })
})
