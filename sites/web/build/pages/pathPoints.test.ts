import { expect, test } from 'vitest'
import { dotsOf } from './dotDrawing.ts'
import { pointsOf } from './pathPoints.ts'

test('lines, absolute and relative, and what follows a move without a letter', () => {
  expect(pointsOf('M1 2L3 4h2v-1z')).toEqual([
    [
      [1, 2],
      [3, 4],
      [5, 4],
      [5, 3],
      [1, 2],
    ],
  ])
  expect(pointsOf('m1 1 2 0m0 2-1 0')).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
    [
      [3, 3],
      [2, 3],
    ],
  ])
})

test('a curve begins and ends at its points', () => {
  const [points] = pointsOf('M0 0C0 10 10 10 10 0')
  expect(points!.at(-1)).toEqual([10, 0])
  expect(Math.max(...points!.map(([, y]) => y))).toBeCloseTo(7.5, 1)
})

test('a smooth curve goes on in the direction of the one before', () => {
  const [points] = pointsOf('M0 0c0 4 4 4 4 0s4-4 4 0')
  expect(points!.at(-1)).toEqual([8, 0])
  expect(Math.min(...points!.map(([, y]) => y))).toBeCloseTo(-3, 1)
})

test('a command that cannot be drawn is refused by its name', () => {
  expect(() => pointsOf('M0 0q1 1 2 2')).toThrow('“q” in a path')
})

test('a bar fills its dots in its tone, a line thinner than a dot is seen, an outline is hollow', () => {
  const svg = `<svg viewBox="0 0 10 10"><rect class="drawing-mark" x="0" y="0" width="3" height="2"/>
    <rect class="drawing-bar" x="0" y="5" width="10" height="0.1"/><rect class="d-stroke" x="6" y="6" width="3" height="3"/></svg>`
  const dots = dotsOf(svg, 10, 10, false)
  expect(dots.get(0)).toBe('accent')
  expect(dots.get(11)).toBe('accent')
  expect(dots.get(50)).toBe('lit')
  expect(dots.has(77)).toBe(false)
  expect(dots.get(66)).toBe('lit')
})
