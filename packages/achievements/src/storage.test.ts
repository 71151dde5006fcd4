import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readEntry } from './model/entry.ts'
import { keyed, mergeLists } from './model/list.ts'
import { achievementsSlice as slice } from './storage.ts'

const items = fc.array(fc.jsonValue())

test.prop([fc.anything()])('decoding never throws', (data) => {
  expect(() => slice.decode(data)).not.toThrow()
})

test.prop([items])('every item of any earlier record is kept as it is, and can be shown', (list) => {
  expect(slice.decode(list)).toEqual(list)
  for (const { key, item } of keyed(list)) expect(typeof readEntry(item, key).title).toBe('string')
})

test('what is no list is set aside by the caller', () => {
  expect(slice.decode({ entries: [] })).toBeUndefined()
  expect(slice.decode(slice.defaults())).toEqual([])
})

test.prop([items])('keys tell all items apart', (list) => {
  expect(new Set(keyed(list).map(({ key }) => key)).size).toBe(list.length)
})

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 8 })
const of = (all: readonly string[]) => all.map((id) => ({ id, title: id }))

test.prop([ids, ids, ids])('a merge has what either tab added and not what either removed', (a, b, c) => {
  const merged = mergeLists(of(a), of(b), of(c)).map((item) => Reflect.get(Object(item), 'id'))
  for (const id of new Set([...a, ...b, ...c])) {
    const kept = b.includes(id) && c.includes(id)
    const added = !a.includes(id) && (b.includes(id) || c.includes(id))
    expect(merged.includes(id)).toBe(kept || added)
  }
  expect(new Set(merged).size).toBe(merged.length)
})

test('two tabs edit two fields of one entry: both edits stay', () => {
  const base = [{ id: 'a', title: 'x', impact: '', later: 1 }]
  const mine = [{ id: 'a', title: 'y', impact: '', later: 1 }]
  const theirs = [{ id: 'a', title: 'x', impact: 'z', later: 1 }]
  expect(mergeLists(base, mine, theirs)).toEqual([{ id: 'a', title: 'y', impact: 'z', later: 1 }])
})
