import { describe, expect, test, vi } from 'vitest'
import type { StorageAdapter } from './adapter.ts'

/** The contract of every storage adapter. `make` returns an empty one. */
export function adapterContract(name: string, make: () => StorageAdapter<{ n: number }>) {
  describe(`${name} keeps the adapter contract`, () => {
    test('an empty adapter reads undefined', () => {
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

    test('subscribers are called after a change can be read, until they unsubscribe', () => {
      const storage = make()
      const seen: Array<number | undefined> = []
      const unsubscribe = storage.subscribe(() => seen.push(storage.read()?.n))
      storage.write({ n: 1 })
      storage.write({ n: 2 })
      unsubscribe()
      storage.write({ n: 3 })
      expect(seen).toEqual([1, 2])
    })

    test('one callback may subscribe twice and unsubscribe once', () => {
      const storage = make()
      const listener = vi.fn<() => void>()
      const unsubscribe = storage.subscribe(listener)
      storage.subscribe(listener)
      unsubscribe()
      storage.write({ n: 1 })
      expect(listener).toHaveBeenCalledTimes(1)
    })

    test('a subscriber that unsubscribes while it is called disturbs no other', () => {
      const storage = make()
      const other = vi.fn<() => void>()
      const unsubscribe = storage.subscribe(() => unsubscribe())
      storage.subscribe(other)
      storage.write({ n: 1 })
      expect(other).toHaveBeenCalledTimes(1)
    })

    test('flush, where there is one, changes nothing that is read', () => {
      const storage = make()
      storage.flush?.()
      expect(storage.read()).toBeUndefined()
      storage.write({ n: 1 })
      const before = storage.read()
      storage.flush?.()
      storage.flush?.()
      expect(storage.read()).toBe(before)
    })

    test('isLoading, where there is one, does not depend on writes', () => {
      const storage = make()
      const before = storage.isLoading?.() ?? false
      storage.write({ n: 1 })
      expect(storage.isLoading?.() ?? false).toBe(before)
      expect(storage.read()).toEqual({ n: 1 })
    })
  })
}

interface LoadingAdapter {
  readonly storage: StorageAdapter<{ n: number }>
  /** Lets the stored document arrive. */
  readonly arrive: () => Promise<void>
  /** What is stored at the moment. */
  readonly stored: () => { n: number } | undefined
}

/** The contract of an adapter whose document arrives later. `make` stores a document and holds it back. */
export function loadingAdapterContract(
  name: string,
  make: (stored: { n: number }) => Promise<LoadingAdapter>,
) {
  describe(`${name} keeps the contract of a loading adapter`, () => {
    test('is loading until the document has arrived, and then calls its subscribers', async () => {
      const { storage, arrive } = await make({ n: 7 })
      const seen: Array<readonly [boolean | undefined, number | undefined]> = []
      storage.subscribe(() => seen.push([storage.isLoading?.(), storage.read()?.n]))
      expect(storage.isLoading?.()).toBe(true)
      expect(storage.read()).toBeUndefined()
      await arrive()
      expect(seen.at(-1)).toEqual([false, 7])
    })

    test('a write made while loading does not replace the stored document', async () => {
      const { storage, arrive, stored } = await make({ n: 7 })
      storage.write({ n: 1 })
      storage.flush?.()
      expect(stored()).toEqual({ n: 7 })
      await arrive()
      storage.flush?.()
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(stored()).toEqual({ n: 7 })
      expect(storage.read()).toEqual({ n: 7 })
    })
  })
}
