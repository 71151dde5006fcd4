import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from './memoryStorage.ts'
import { storedAtom } from './storedAtom.ts'

const slice = { defaults: () => ({ n: 0 }) }

test('holds the defaults until something is stored, and stores nothing by itself', () => {
  const storage = memoryStorage<{ n: number }>()
  const store = createStore()
  expect(store.get(storedAtom(storage, slice))).toEqual({ n: 0 })
  expect(storage.read()).toBeUndefined()
})

test('writes through, by value or by function of the present value', () => {
  const storage = memoryStorage<{ n: number }>()
  const store = createStore()
  const counter = storedAtom(storage, slice)
  store.set(counter, { n: 1 })
  store.set(counter, ({ n }) => ({ n: n + 1 }))
  expect(storage.read()).toEqual({ n: 2 })
  expect(store.get(counter)).toEqual({ n: 2 })
})

test('follows changes made elsewhere while mounted', () => {
  const storage = memoryStorage({ n: 1 })
  const store = createStore()
  const counter = storedAtom(storage, slice)
  const heard = vi.fn<() => void>()
  const unmount = store.sub(counter, heard)
  storage.write({ n: 5 })
  expect(store.get(counter)).toEqual({ n: 5 })
  expect(heard).toHaveBeenCalledTimes(1)
  unmount()
})

test('catches up at mount with what happened before', () => {
  const storage = memoryStorage({ n: 1 })
  const store = createStore()
  const counter = storedAtom(storage, slice)
  store.get(counter)
  storage.write({ n: 9 })
  store.sub(counter, () => {})
  expect(store.get(counter)).toEqual({ n: 9 })
})

test('an update function sees the newest document even while unmounted', () => {
  const storage = memoryStorage({ n: 1 })
  const counter = storedAtom(storage, slice)
  storage.write({ n: 9 })
  createStore().set(counter, ({ n }) => ({ n: n + 1 }))
  expect(storage.read()).toEqual({ n: 10 })
})
