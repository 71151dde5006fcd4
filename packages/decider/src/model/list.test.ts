import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { activeItems, moved, withItem, withItems } from './list.ts'
import type { List } from './deciderData.ts'
import { isWeight } from './weight.ts'

const list: List = {
  name: 'Essen',
  items: [
    { name: 'Pizza', active: true },
    { name: 'Salat', active: false },
  ],
}

test('new items come last, active, without space around their names', () => {
  expect(withItems(list, [' Suppe ']).items.at(-1)).toEqual({ name: 'Suppe', active: true })
})

test('changing an item leaves the others alone', () => {
  expect(withItem(list, 'salat', { active: true })).toEqual({
    name: 'Essen',
    items: [
      { name: 'Pizza', active: true },
      { name: 'Salat', active: true },
    ],
  })
})

test('an unknown item changes nothing', () => {
  expect(withItem(list, 'Suppe', { active: false })).toBe(list)
})

test('inactive items take no part', () => {
  expect(activeItems(list).map((item) => item.name)).toEqual(['Pizza'])
})

test.each([0, -1, 1.5, 1000, '3', null, Number.NaN])('%j is no weight', (weight) => {
  expect(isWeight(weight)).toBe(false)
})

test('moving beyond an end stops there', () => {
  expect(moved(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
})

test.prop([fc.array(fc.string(), { minLength: 1 }), fc.nat(), fc.nat()])(
  'moving there and back changes nothing',
  (things, a, b) => {
    const from = a % things.length
    const to = b % things.length
    expect(moved(moved(things, from, to), to, from)).toEqual(things)
    expect(moved(things, from, to)[to]).toBe(things[from])
  },
)
