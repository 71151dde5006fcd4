import { expect, test } from 'vitest'
import { dotsOf } from './dotDrawing.ts'

const drawing =
  '<svg viewBox="0 0 100 100"><g transform="translate(20 10)"><rect class="d-fill" x="20" y="30" width="20" height="10"/></g></svg>'

/** First and last lit column and row. */
function extent(isChart: boolean) {
  const places = [...dotsOf(drawing, 100, 50, isChart).keys()]
  const of = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
  return [of(places.map((at) => at % 100)), of(places.map((at) => Math.floor(at / 100)))]
}

test('the drawing of a tool fills the matrix, whatever it leaves free of its plane', () => {
  expect(extent(false)).toEqual([
    [4, 96],
    [2, 48],
  ])
})

test('a chart keeps its place on its plane', () => {
  expect(extent(true).map(([first]) => first)).toEqual([40, 20])
})
