import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { mergeFields, mergeNamedList } from './merge.ts'

interface Item {
  readonly name: string
  readonly n: number
}
const merge = (base: readonly Item[] | undefined, mine: readonly Item[], theirs: readonly Item[]) =>
  mergeNamedList(base, mine, theirs, ({ name }) => name)
const item = (name: string, n = 0) => ({ name, n })
const list = fc.uniqueArray(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.nat(2) }), {
  selector: ({ name }) => name,
})

test('both sides keep what they have added, changed and removed', () => {
  const base = [item('a'), item('b'), item('c')]
  expect(
    merge(base, [item('a', 1), item('b'), item('mine')], [item('b'), item('c', 2), item('theirs')]),
  ).toEqual([item('a', 1), item('b'), item('mine'), item('c', 2), item('theirs')])
})

test('without a base nothing is removed', () => {
  fc.assert(
    fc.property(list, list, (mine, theirs) => {
      const names = new Set(merge(undefined, mine, theirs).map(({ name }) => name))
      expect([...mine, ...theirs].every(({ name }) => names.has(name))).toBe(true)
    }),
  )
})

test('merging with an unedited side gives the edited one', () => {
  fc.assert(
    fc.property(list, list, (base, edited) => {
      expect(merge(base, edited, base)).toEqual(edited)
      const sorted = (items: readonly Item[]) => items.toSorted((a, b) => (a.name < b.name ? -1 : 1))
      expect(sorted(merge(base, base, edited))).toEqual(sorted(edited))
    }),
  )
})

test('of objects every field is as it was edited; the same field edited by both is mine, and told', () => {
  let lost = 0
  const merge = (mine: object, theirs: object) =>
    mergeFields({ a: 1, b: 1, c: 1 }, mine, theirs, () => (lost += 1))
  expect(merge({ a: 2, b: 1, c: 1 }, { a: 1, b: 2, d: 1 })).toEqual({ a: 2, b: 2, d: 1 })
  expect(lost).toBe(0)
  expect(merge({ a: 2, b: 1, c: 1 }, { a: 3, b: 1, c: 1 })).toEqual({ a: 2, b: 1, c: 1 })
  expect(lost).toBe(1)
})
