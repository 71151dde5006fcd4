import { describe, expect, test, vi } from 'vitest'
import type { StorageAdapter } from './adapter.ts'

/** What every storage adapter promises. Run it on each implementation; `make` gives an empty one. */
export function adapterContract(name: string, make: () => StorageAdapter<{ n: number }>) {
  describe(`${name} keeps the adapter contract`, () => {
    test('an empty adapter reads nothing', () => {
      expect(make().read()).toBeUndefined()
    })

    test('what was written is read, with the same reference until it changes', () => {
      const storage = make()
      storage.write({ n: 1 })
      const first = storage.read()
      expect(first).toEqual({ n: 1 })
      expect(storage.read()).toBe(first)
      storage.write({ n: 2 })
      expect(storage.read()).toEqual({ n: 2 })
    })

    test('subscribers hear of a change after it can be read, until they leave', () => {
      const storage = make()
      const seen: Array<number | undefined> = []
      const leave = storage.subscribe(() => seen.push(storage.read()?.n))
      storage.write({ n: 1 })
      storage.write({ n: 2 })
      leave()
      storage.write({ n: 3 })
      expect(seen).toEqual([1, 2])
    })

    test('one callback may subscribe twice and leave once', () => {
      const storage = make()
      const listener = vi.fn<() => void>()
      const leave = storage.subscribe(listener)
      storage.subscribe(listener)
      leave()
      storage.write({ n: 1 })
      expect(listener).toHaveBeenCalledTimes(1)
    })

    test('a subscriber that leaves while being called disturbs no other', () => {
      const storage = make()
      const other = vi.fn<() => void>()
      const leave = storage.subscribe(() => leave())
      storage.subscribe(other)
      storage.write({ n: 1 })
      expect(other).toHaveBeenCalledTimes(1)
    })
  })
}
