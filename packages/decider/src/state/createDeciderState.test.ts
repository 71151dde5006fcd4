import { loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { applyImport } from '@kleinzeug/shell/import-plan'
import { createStore } from 'jotai'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DeciderData } from '../model/deciderData.ts'
import { deciderSlice } from '../storage.ts'
import { listRules } from './listRules.ts'
import { createDeciderState } from './createDeciderState.ts'

beforeAll(() => loadUndoing())

/** A Decider whose random source counts upwards from a start. */
function decider(data: DeciderData = deciderSlice.defaults(), start = 0) {
  let next = start
  const storage = memoryStorage(data)
  const state = createDeciderState(storage, () => next++)
  const store = createStore()
  store.sub(state.list, () => {})
  const items = () => store.get(state.list)?.items.map((item) => item.name)
  const steps = () => {
    const draw = store.get(state.draw)
    return draw.status === 'spinning' ? draw.steps : []
  }
  return { storage, state, store, items, steps }
}

const withSettings = (settings: Partial<DeciderData['settings']>) => {
  const data = deciderSlice.defaults()
  return { ...data, settings: { ...data.settings, ...settings } }
}

describe('names', () => {
  test('of lists are refused when empty or taken, and nothing changes', () => {
    const { state, store } = decider()
    expect(store.set(state.addList, ' ')).toBe('empty')
    expect(store.set(state.addList, 'nächstes auto')).toBe('taken')
    expect(store.get(state.lists)).toHaveLength(1)
  })

  test('of items are refused when empty or taken, and nothing changes', () => {
    const { state, store, items } = decider()
    expect(store.set(state.addItem, '')).toBe('empty')
    expect(store.set(state.addItem, 'FIAT PANDA')).toBe('taken')
    expect(store.set(state.renameItem, 'Renault 5', 'Fiat Panda')).toBe('taken')
    expect(items()).toHaveLength(5)
  })

  test('may change their capitals', () => {
    const { state, store, items } = decider()
    expect(store.set(state.renameItem, 'Fiat Panda', 'FIAT Panda')).toBeUndefined()
    expect(items()).toContain('FIAT Panda')
  })

  test('of one list say nothing to another', () => {
    const { state, store } = decider()
    store.set(state.addList, 'Mietwagen')
    expect(store.set(state.addItem, 'Fiat Panda')).toBeUndefined()
  })
})

describe('undo', () => {
  test('puts a deleted item back in its place, and keeps what was done elsewhere since', () => {
    const { state, store, storage, items } = decider()
    const before = items()
    store.set(state.deleteItem, 'Renault 5')
    const elsewhere = createDeciderState(storage, () => 0)
    store.set(elsewhere.addItem, 'Dacia Spring')
    expect(store.set(state.undo)?.outcome).toBe('done')
    expect(items()).toEqual([...(before ?? []), 'Dacia Spring'])
    expect(store.get(state.undoable)).toBeUndefined()
  })

  test('gives a free name to an item whose name was taken elsewhere since, but for its case', () => {
    const { state, store, storage, items } = decider()
    store.set(state.deleteItem, 'Renault 5')
    store.set(createDeciderState(storage, () => 0).addItem, 'renault 5')
    store.set(state.undo)
    expect(items()).toContain('renault 5 (2)')
  })

  test('puts a deleted list back and shows it', () => {
    const { state, store } = decider()
    store.set(state.addList, 'Essen')
    store.set(state.deleteList, 'Nächstes Auto')
    expect(store.get(state.list)?.name).toBe('Essen')
    store.set(state.undo)
    expect(store.get(state.lists).map((list) => list.name)).toEqual(['Nächstes Auto', 'Essen'])
    expect(store.get(state.list)?.name).toBe('Nächstes Auto')
  })

  test('goes back step by step', () => {
    const { state, store, items } = decider()
    const before = items()
    store.set(state.deleteItem, 'Renault 5')
    store.set(state.deleteItem, 'VW ID.3')
    expect(store.get(state.undoable)?.title).toBe('VW ID.3')
    store.set(state.undo)
    store.set(state.undo)
    expect(items()).toEqual(before)
  })

  test('brings a cleared history back', () => {
    const { state, store } = decider()
    store.set(state.startSpin)
    store.set(state.finishSpin)
    store.set(state.clearHistory)
    expect(store.get(state.history)).toEqual([])
    store.set(state.undo)
    expect(store.get(state.history)).toHaveLength(1)
  })
})

describe('a spin', () => {
  test('ends on the winner drawn before it, whatever the order of the highlight', () => {
    for (const order of ['random', 'sequential'] as const) {
      const { state, store, steps } = decider(withSettings({ order }), 3)
      store.set(state.startSpin)
      expect(steps().at(-1)?.index).toBe(3)
      expect(store.set(state.finishSpin)[0]?.name).toBe('Fiat Panda')
    }
  })

  test('counts weights only when they are switched on', () => {
    for (const [weighted, winner] of [
      [true, 'VW ID.3'],
      [false, 'Škoda Elroq'],
    ] as const) {
      const { state, store } = decider(withSettings({ weighted }), 2)
      store.set(state.setItemWeight, 'VW ID.3', 3)
      store.set(state.startSpin)
      expect(store.set(state.finishSpin)[0]?.name).toBe(winner)
    }
  })

  test('is refused below two active items', () => {
    const { state, store } = decider()
    store.set(state.setAllActive, false)
    expect(store.set(state.startSpin)).toBe(false)
    store.set(state.setItemActive, 'Fiat Panda', true)
    expect(store.set(state.startSpin)).toBe(false)
    expect(store.get(state.draw).status).toBe('ready')
  })

  test('freezes lists and items until it is over', () => {
    const { state, store, items } = decider()
    const before = items()
    store.set(state.startSpin)
    store.set(state.addItem, 'Dacia Spring')
    store.set(state.deleteItem, 'Fiat Panda')
    store.set(state.moveItem, 'Fiat Panda', 0)
    store.set(state.addList, 'Essen')
    store.set(state.deleteList, 'Nächstes Auto')
    expect(items()).toEqual(before)
    expect(store.get(state.lists)).toHaveLength(1)
    expect(store.set(state.startSpin)).toBe(false)
    store.set(state.finishSpin)
    store.set(state.addItem, 'Dacia Spring')
    expect(items()).toHaveLength(6)
  })

  test('is remembered with its time', () => {
    const { state, store } = decider()
    const earliest = Date.now()
    store.set(state.startSpin)
    expect(store.get(state.history)).toEqual([])
    store.set(state.finishSpin)
    expect(store.get(state.history)).toMatchObject([{ list: 'Nächstes Auto', item: 'VW ID.3' }])
    expect(store.get(state.history)[0]?.time).toBeGreaterThanOrEqual(earliest)
  })

  test('does not begin where the last one ended', () => {
    const { state, store, steps } = decider()
    for (let spin = 0; spin < 30; spin++) {
      const before = store.get(state.draw)
      const last = before.status === 'decided' ? before.winners[0] : undefined
      store.set(state.startSpin)
      expect(steps()[0]?.index).not.toBe(last)
      store.set(state.finishSpin)
    }
  })
})

test('several winners are drawn at once, and none of them twice', () => {
  const { state, store } = decider(withSettings({ winners: 4, elimination: true }))
  store.set(state.startSpin)
  const names = store.set(state.finishSpin).map(({ name }) => name)
  expect(new Set(names).size).toBe(4)
  expect(store.get(state.history).map(({ item }) => item)).toEqual(names.toReversed())
  expect(names).not.toContain(store.get(state.remaining)?.name)
  expect(store.get(state.spinProblem)).toEqual({ active: 1, needed: 5 })
  store.set(state.undo)
  expect(store.get(state.spinProblem)).toBeUndefined()
})

test('a draw that a reload interrupts is shown by the next page, once', () => {
  const before = decider(withSettings({ elimination: true }))
  before.store.set(before.state.startSpin)
  const after = createDeciderState(before.storage, () => 0)
  const store = createStore()
  store.sub(after.list, () => {})
  const start = Date.now() + 1
  expect(store.set(after.resumeSpin, start).map(({ name }) => name)).toEqual(['VW ID.3'])
  expect(store.get(after.draw).status).toBe('decided')
  expect(store.get(after.history)).toMatchObject([{ item: 'VW ID.3' }])
  expect(store.set(after.resumeSpin, start)).toEqual([])
  // The tab that was only slow comes to its end: nothing is entered twice.
  before.store.set(before.state.finishSpin)
  expect(store.get(after.history)).toHaveLength(1)
  expect(store.get(after.list)?.items[0]?.active).toBe(false)
})

test('a spin in another tab is left to that tab', () => {
  const other = decider()
  const earlier = Date.now() - 1
  other.store.set(other.state.startSpin)
  const { state, store } = { state: createDeciderState(other.storage, () => 0), store: createStore() }
  expect(store.set(state.resumeSpin, earlier)).toEqual([])
  expect(store.get(state.history)).toEqual([])
})

test('after an undo no winner is shown any more', () => {
  const { state, store } = decider(withSettings({ elimination: true }))
  store.set(state.startSpin)
  store.set(state.finishSpin)
  expect(store.get(state.candidates)).toHaveLength(5)
  store.set(state.undo)
  expect(store.get(state.draw).status).toBe('ready')
})

test('with elimination the window keeps a place for each item', () => {
  const { state, store } = decider(withSettings({ elimination: true }))
  for (let spin = 0; spin < 4; spin++) {
    store.set(state.startSpin)
    store.set(state.finishSpin)
    expect(store.get(state.slots)).toHaveLength(5)
  }
  expect(store.get(state.history).map(({ item }) => item)).not.toContain(store.get(state.remaining)?.name)
  expect(store.get(state.remaining)).toMatchObject({ active: true })
  expect(store.set(state.startSpin)).toBe(false)
})

test('elimination takes the winner out, and can be undone', () => {
  const { state, store } = decider(withSettings({ elimination: true }))
  const active = () => store.get(state.list)?.items.filter((item) => item.active).length
  store.set(state.startSpin)
  expect(active()).toBe(5)
  store.set(state.finishSpin)
  expect(active()).toBe(4)
  expect(store.get(state.undoable)).toMatchObject({ kind: 'elimination', title: 'VW ID.3' })
  store.set(state.undo)
  expect(active()).toBe(5)
})

test('an imported list whose name is taken is kept out, or gets a free name and is shown', () => {
  const { state, store } = decider()
  const file = { items: [{ name: 'Nächstes Auto', items: [] }] }
  store.set(state.importLists, (data) => applyImport(data, file, listRules))
  expect(store.get(state.undoable)).toBeUndefined()
  store.set(state.importLists, (data) => applyImport(data, file, listRules, () => 'both'))
  expect(store.get(state.list)?.name).toBe('Nächstes Auto (2)')
})

test('a weight that is none is refused', () => {
  const { state, store } = decider()
  expect(store.set(state.setItemWeight, 'Fiat Panda', 1.5)).toBe(false)
  expect(store.get(state.list)?.items[3]).not.toHaveProperty('weight')
})

test('moving the first list does not change which one is shown', () => {
  const { lists, ...rest } = deciderSlice.defaults()
  const { state, store } = decider({ ...rest, lists: [...lists, { name: 'Essen', items: [] }] })
  store.set(state.moveList, 'Nächstes Auto', 1)
  expect(store.get(state.lists).map((list) => list.name)).toEqual(['Essen', 'Nächstes Auto'])
  expect(store.get(state.list)?.name).toBe('Nächstes Auto')
})

test('nothing is undone while a spin is under way', () => {
  const { state, store, items } = decider()
  store.set(state.deleteItem, 'Renault 5')
  store.set(state.startSpin)
  store.set(state.undo)
  expect(items()).toHaveLength(4)
  store.set(state.finishSpin)
  store.set(state.undo)
  expect(items()).toHaveLength(5)
})

test('two Deciders over one storage see each other', () => {
  const first = decider()
  const second = createDeciderState(first.storage, () => 0)
  const store = createStore()
  store.sub(second.list, () => {})
  first.store.set(first.state.addItem, 'Dacia Spring')
  expect(store.get(second.list)?.items).toHaveLength(6)
})
