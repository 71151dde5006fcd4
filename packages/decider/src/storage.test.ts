import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { defaultSettings } from './model/deciderData.ts'
import { nameKey } from './model/name.ts'
import { deciderSlice as slice } from './storage.ts'

describe('a new visitor', () => {
  test('finds one list of five car models, all active', () => {
    const { lists } = slice.defaults()
    expect(lists.map((list) => list.name)).toEqual(['Nächstes Auto'])
    expect(lists[0]?.items).toHaveLength(5)
    expect(lists[0]?.items.every((item) => item.active)).toBe(true)
  })

  test('gets a fresh value each time', () => {
    expect(slice.defaults()).not.toBe(slice.defaults())
  })

  test('stores nothing else than can be read again', () => {
    expect(slice.decode(JSON.parse(JSON.stringify(slice.defaults())))).toEqual(slice.defaults())
  })
})

describe('an old record', () => {
  test('of nothing but lists gets the settings and an empty history', () => {
    const lists = [{ name: 'Essen', items: [{ name: 'Pizza', active: false }] }]
    expect(slice.decode({ lists })).toEqual({ lists, settings: defaultSettings, history: [] })
  })

  test('whose items lack `active` has them active', () => {
    const decoded = slice.decode({ lists: [{ name: 'Essen', items: [{ name: 'Pizza' }] }] })
    expect(decoded?.lists[0]?.items).toEqual([{ name: 'Pizza', active: true }])
  })

  test('without any list stays without', () => {
    expect(slice.decode({ lists: [] })?.lists).toEqual([])
  })
})

describe('damage', () => {
  test.each([null, 7, 'x', [], {}, { lists: {} }, { lists: [7, null] }])('leaves nothing of %j', (data) => {
    expect(slice.decode(data)).toBeUndefined()
  })

  test('to one item or list leaves its neighbours', () => {
    const items = [{ name: 'Pizza', active: true }, 7, { active: true }]
    expect(slice.decode({ lists: [{ name: 'Essen', items }, null] })?.lists).toEqual([
      { name: 'Essen', items: [{ name: 'Pizza', active: true }] },
    ])
  })

  test('to a setting or weight leaves its default', () => {
    const decoded = slice.decode({
      lists: [{ name: 'Essen', items: [{ name: 'Pizza', weight: -3 }] }],
      settings: { order: 'sideways', volume: 900, sound: true },
      history: [{ time: 1e300, list: 'Essen', item: 'Pizza' }],
    })
    expect(decoded?.lists[0]?.items[0]?.weight).toBe(1)
    expect(decoded?.settings).toEqual({ ...defaultSettings, sound: true })
    expect(decoded?.history).toEqual([])
  })

  test('is reported with its place', () => {
    const rejected: Array<[string, unknown]> = []
    const items = [{ name: 'Pizza', weight: -3 }, 7]
    slice.decode({ lists: [{ name: 'Essen', items }, null], settings: { volume: 900 } }, (path, value) =>
      rejected.push([path, value]),
    )
    expect(rejected).toEqual([
      ['/lists/0/items/0/weight', -3],
      ['/lists/0/items/1', 7],
      ['/lists/1', null],
      ['/settings/volume', 900],
    ])
  })

  test('of names that are not unique renames the later ones', () => {
    const lists = [
      { name: 'Essen', items: [{ name: 'Pizza' }, { name: 'pizza ' }] },
      { name: 'ESSEN', items: [] },
    ]
    expect(slice.decode({ lists })?.lists.map(({ name }) => name)).toEqual(['Essen', 'ESSEN (2)'])
    expect(slice.decode({ lists })?.lists[0]?.items.map(({ name }) => name)).toEqual(['Pizza', 'pizza (2)'])
  })
})

const loose = fc.letrec((tie) => ({
  item: fc.oneof(
    fc.anything(),
    fc.record({ name: fc.string(), active: fc.anything() }, { requiredKeys: [] }),
  ),
  list: fc.oneof(
    fc.anything(),
    fc.record({ name: fc.string(), items: fc.array(tie('item')) }, { requiredKeys: [] }),
  ),
  record: fc.record({
    lists: fc.oneof(fc.anything(), fc.array(tie('list'))),
    selected: fc.anything(),
    settings: fc.anything(),
    history: fc.anything(),
  }),
}))

test.prop([fc.oneof(fc.anything(), loose.record)])(
  'decoding never throws, and what it gives holds',
  (data) => {
    const decoded = slice.decode(data)
    if (!decoded) return
    const keys = decoded.lists.map((list) => nameKey(list.name))
    expect(new Set(keys).size).toBe(keys.length)
    expect(slice.decode(decoded)).toEqual(decoded)
  },
)

test('fields of a later version are kept', () => {
  const later = {
    ...slice.defaults(),
    lists: [{ name: 'Essen', colour: 'red', items: [{ name: 'Pizza', active: true, picture: 'p' }] }],
    wheels: 3,
  }
  expect(slice.decode(later)).toEqual(later)
})

test('edits of two tabs are merged by list and item, the history by time', () => {
  const item = (name: string) => ({ name, active: true })
  const decision = (time: number) => ({ time, list: 'Essen', item: 'Brot' })
  const base = { ...slice.defaults(), lists: [{ name: 'Essen', items: [item('Brot'), item('Obst')] }] }
  const mine = {
    ...base,
    lists: [{ name: 'Essen', items: [item('Brot'), item('Obst'), item('Käse')] }],
    history: [decision(2)],
  }
  const theirs = {
    ...base,
    lists: [
      { name: 'Essen', items: [item('Obst'), item('Suppe')] },
      { name: 'Trinken', items: [] },
    ],
    history: [decision(3), decision(1)],
  }
  const merged = slice.merge?.(base, mine, theirs)
  expect(merged?.lists).toEqual([
    { name: 'Essen', items: [item('Obst'), item('Käse'), item('Suppe')] },
    { name: 'Trinken', items: [] },
  ])
  expect(merged?.history.map(({ time }) => time)).toEqual([3, 2, 1])
})

test('a draw whose highlight runs in one tab stays pending when the other one edits', () => {
  const base = slice.defaults()
  const pending = [{ time: 1, list: 'Essen', item: 'Brot' }]
  const edited = { ...base, history: [{ time: 2, list: 'Essen', item: 'Obst' }] }
  expect(slice.merge?.(base, edited, { ...base, pending })).toEqual({ ...edited, pending })
  expect(slice.merge?.({ ...base, pending }, { ...edited, pending }, base)).toEqual(edited)
})

describe('two tabs', () => {
  const base = slice.defaults()
  const withItem = (item: object) => ({
    ...base,
    lists: base.lists.map((list) => ({
      ...list,
      items: list.items.map((old, n) => (n ? old : { ...old, ...item })),
    })),
  })

  test('keep a setting of the one and a list of the other', () => {
    const set = { ...base, settings: { ...base.settings, winners: 2 } }
    const merged = slice.merge?.(base, withItem({ active: false }), set)
    expect(merged).toEqual({ ...withItem({ active: false }), settings: set.settings })
  })

  test('that give one item different weights are told', () => {
    let lost = 0
    const merged = slice.merge?.(
      base,
      withItem({ weight: 2 }),
      withItem({ weight: 3, active: false }),
      () => (lost += 1),
    )
    expect(merged).toEqual(withItem({ weight: 2, active: false }))
    expect(lost).toBe(1)
  })
})
