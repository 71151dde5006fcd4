import { expect, test } from 'vitest'
import { dotMatrixFont, setOnMatrix } from './dotMatrixFont.ts'

test.each(Object.entries(dotMatrixFont))('%s is seven rows of equal width', (_, rows) => {
  expect(rows).toHaveLength(7)
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
})

test('sets letters side by side with a dark dot around and between', () => {
  const { columns, rows, dots } = setOnMatrix(['II'])
  expect([columns, rows]).toEqual([1 + 3 + 1 + 3 + 1, 9])
  const lit = dots.filter((dot) => dot.lit)
  expect(lit).toHaveLength(2 * 11)
  expect(lit.every(({ row }) => row >= 1 && row <= 7)).toBe(true)
})

test('words stand further apart than letters', () => {
  expect(setOnMatrix(['I', 'I']).columns).toBe(setOnMatrix(['II']).columns + 2)
})

test('a character without a form stays dark', () => {
  expect(setOnMatrix(['~']).dots.some(({ lit }) => lit)).toBe(false)
})
