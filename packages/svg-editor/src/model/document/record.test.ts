import { expect, test } from 'vitest'
import { fromTree } from './record.ts'
import { attribute } from './svgNode.ts'

const read = (coords: unknown) => {
  const rest = { children: [], expanded: true }
  const line = { element: { type: 'polyline', id: 'polyline001', coords }, ...rest, indent: 1 }
  const drawing = fromTree({ element: { type: 'svg', id: 'svg001' }, ...rest, indent: 0, children: [line] })
  const node = drawing?.nodes.get('polyline001')
  return node && attribute(node, 'points')
}

test.for([
  [
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  ],
  [
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [[1, 2, 3, 4]],
  [{ x1: 1, y1: 2, x2: 3, y2: 4 }],
  [
    [
      { x1: 1, y1: 2 },
      { x2: 3, y2: 4 },
    ],
  ],
])('points are read in the form %j', ([coords]) => {
  expect(read(coords)).toBe('1,2 3,4')
})

test.for([[undefined], [7], ['x'], [[null, {}]]])(
  'no points are made of %j that are not numbers',
  ([coords]) => {
    expect(read(coords)).toMatch(/^(?:0,0)?$/)
  },
)
