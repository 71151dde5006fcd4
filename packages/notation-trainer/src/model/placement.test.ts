import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readPlacement, seenAt, squareSeenAt } from './placement.ts'
import { squares, usualStart } from './ply.ts'

test('the usual position has its 32 pieces', () => {
  const placement = readPlacement(usualStart)
  expect(placement.size).toBe(32)
  expect([placement.get('e1'), placement.get('d8'), placement.get('g7'), placement.get('e4')]).toEqual([
    'wK',
    'bQ',
    'bP',
    undefined,
  ])
})

test('a1 is at the lower left, or at the upper right of a turned board', () => {
  expect(seenAt('a1', false)).toEqual({ column: 0, row: 7 })
  expect(seenAt('a1', true)).toEqual({ column: 7, row: 0 })
})

test.prop([fc.constantFrom(...squares), fc.boolean()])(
  'a square is found where it is seen',
  (square, flipped) => {
    const { column, row } = seenAt(square, flipped)
    expect(squareSeenAt(column, row, flipped)).toBe(square)
  },
)

test('beside the board there is no square', () => {
  expect(squareSeenAt(-1, 0, false)).toBeUndefined()
  expect(squareSeenAt(3, 8, true)).toBeUndefined()
})
