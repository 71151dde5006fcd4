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
  test.each(Object.keys(dotMatrixFont))('%s is one to five columns of seven dots', (character) => {
    const form = formOf(character)
    expect(form.length).toBeGreaterThanOrEqual(1)
    expect(form.length).toBeLessThanOrEqual(5)
    expect(form.every((bits) => bits >= 0 && bits < 2 ** 7)).toBe(true)
  })

  test('all digits are equally wide, so that a number does not jump while it counts', () => {
    expect(new Set(Array.from('0123456789').map((digit) => formOf(digit).length))).toEqual(new Set([5]))
  })

  test('no two characters look alike', () => {
    const forms = Object.values(dotMatrixFont)
    expect(new Set(forms).size).toBe(forms.length)
  })

  test.each([
    ['é', 'E'],
    ['ä', 'Ä'],
    ['ß', 'ẞ'],
    ['\u202f', ' '],
  ])('%s has the form of %s', (character, other) => {
    expect(formOf(character)).toEqual(formOf(other))
  })

  test('a character that it lacks is a box', () => {
    expect(formOf('字')).toEqual(formOf('😀'))
    expect(formOf('字').map((bits) => bits.toString(2))).toEqual([
      '1111111',
      '1000001',
      '1000001',
      '1000001',
      '1111111',
    ])
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

test('less than one line is one line', () => {
  const one = layOutDots('AB CD', { columns: 13 })
  for (const lines of [0, -3]) expect(layOutDots('AB CD', { columns: 13, lines })).toEqual(one)
})
