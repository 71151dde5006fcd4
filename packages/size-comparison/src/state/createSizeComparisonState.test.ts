import { loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, expect, test } from 'vitest'
import type { SizeComparisonData } from '../model/entries.ts'
import { createSizeComparisonState } from './createSizeComparisonState.ts'

beforeAll(() => loadUndoing())

function tool(entries: SizeComparisonData['entries'] = []) {
  const storage = memoryStorage<SizeComparisonData>({ entries })
  let drawn = 0
  const state = createSizeComparisonState(storage, () => (drawn += 7_919))
  const store = createStore()
  store.sub(state.data, () => {})
  return { storage, state, store, names: () => store.get(state.data).entries.map(({ name }) => name) }
}

const stored = [
  { id: 'a', name: 'A', size: 1 },
  { id: 'b', name: 'B', size: 2, note: 'kept' },
  { id: 'c', name: 'C', size: 3 },
]

test('a removed entry comes back to its place, also when another tab has added one', () => {
  const { state, store, storage, names } = tool(stored)
  store.set(state.remove, 'b')
  expect(names()).toEqual(['A', 'C'])
  storage.write({ entries: [...(storage.read()?.entries ?? []), { id: 'd', name: 'D', size: 4 }] })
  store.set(state.undo)
  expect(names()).toEqual(['A', 'B', 'C', 'D'])
  expect(storage.read()?.entries[1]).toEqual(stored[1])
})

test('a change keeps unknown fields; undo takes it back and leaves what another tab did', () => {
  const { state, store, storage } = tool(stored)
  store.set(state.change, 'b', { name: ' Zwei ', size: 2, shape: 'tall' })
  expect(storage.read()?.entries[1]).toEqual({ id: 'b', name: 'Zwei', size: 2, note: 'kept', shape: 'tall' })
  storage.write({
    entries: (storage.read()?.entries ?? []).map((each) => (each.id === 'c' ? { ...each, size: 9 } : each)),
  })
  store.set(state.undo)
  expect(storage.read()?.entries.map(({ name, size }) => [name, size])).toEqual([
    ['A', 1],
    ['B', 2],
    ['C', 9],
  ])
})

test('what was added goes by undo; without a step there is none', () => {
  const { state, store, names } = tool()
  store.set(state.add, { name: 'Tisch', size: 1.4, shape: 'long' })
  expect(names()).toEqual(['Tisch'])
  store.set(state.undo)
  expect(names()).toEqual([])
  expect(store.set(state.undo)).toBeUndefined()
})

test('the two that were picked last are compared', () => {
  const { state, store } = tool(stored)
  for (const id of ['own-a', 'own-b', 'own-b', 'own-c']) store.set(state.pick, id)
  expect(store.get(state.compared).map((thing) => thing?.id)).toEqual(['own-c', 'own-b'])
  store.set(state.remove, 'b')
  expect(store.get(state.compared).map((thing) => thing?.id)).toEqual(['own-c', undefined])
})

test('an own entry is the scale, until it is none or taken back; another tab keeps its choice', () => {
  const { state, store, storage } = tool(stored)
  store.set(state.setScale, 'b')
  expect(store.get(state.scale)?.id).toBe('own-b')
  store.set(state.undo)
  expect(store.get(state.scale)).toBeUndefined()
  store.set(state.setScale, 'c')
  store.set(state.setScale, 'c')
  expect(store.get(state.scale)).toBeUndefined()
  store.set(state.setScale, 'nobody')
  expect(storage.read()?.scale).toBe('')
})
