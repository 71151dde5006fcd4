import { describe, expect, test } from 'vitest'
import { guidesOf, snapped } from './snapping.ts'

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height })

describe('a box within reach of others', () => {
  test.for([
    ['of an edge', box(12, 50), [box(10, 0)], { x: -2, y: 0 }],
    ['of the other edge', box(21, 50), [box(10, 0)], { x: -1, y: 0 }],
    ['of a centre', box(44, 50), [box(0, 0, 100, 10)], { x: 1, y: 0 }],
    ['of none', box(40, 50), [box(10, 0)], { x: 0, y: 0 }],
    ['of two gaps', box(48, 0), [box(0, 0), box(100, 0)], { x: 2, y: 0 }],
    ['of the gap before', box(51, 0), [box(0, 0), box(25, 0)], { x: -1, y: 0 }],
    ['of the gap behind', box(11, 3), [box(38, 3), box(63, 3)], { x: 2, y: 0 }],
    ['in both directions', box(1, 21), [box(0, 0), box(40, 20, 5, 5)], { x: -1, y: -1 }],
  ] as const)('%s is brought there', ([, moving, others, by]) => {
    expect(snapped(moving, others, 3)).toEqual(by)
  })
})

test('guides are as long as all that is in line', () => {
  expect(guidesOf(box(0, 50), [box(0, 0), box(0, 90), box(70, 200)])).toEqual(
    [0, 5, 10].map((x) => [
      { x, y: 0 },
      { x, y: 100 },
    ]),
  )
})

test('equal gaps have a guide each, and gaps of nothing none', () => {
  expect(guidesOf(box(45, 0, 10, 30), [box(0, 10), box(90, 10)]).filter(([{ y }]) => y === 15)).toEqual([
    [
      { x: 10, y: 15 },
      { x: 45, y: 15 },
    ],
    [
      { x: 55, y: 15 },
      { x: 90, y: 15 },
    ],
    [
      { x: 0, y: 15 },
      { x: 100, y: 15 },
    ],
  ])
  expect(guidesOf(box(10, 7), [box(0, 0), box(20, 0)]).filter(([from, to]) => from.y === to.y)).toEqual([])
})
