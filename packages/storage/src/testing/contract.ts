import type { StorageAdapter } from '../adapter.ts'
import type { Notes } from './notes.ts'
import { assert, isEqual, type TestCase } from './testCase.ts'

type Check = (storage: StorageAdapter<Notes>) => void

const checks: Readonly<Record<string, Check>> = {
  'an empty adapter reads undefined': (storage) => {
    assert(storage.read() === undefined, 'read() of an empty adapter is not undefined')
  },
  'what was written is read, with the same reference until it changes': (storage) => {
    storage.write({ a: '1' })
    const first = storage.read()
    assert(isEqual(first, { a: '1' }), 'read() differs from what was written')
    assert(storage.read() === first, 'read() has another reference although nothing has changed')
    storage.write({ a: '2' })
    assert(isEqual(storage.read(), { a: '2' }), 'read() differs from what was written last')
  },
  'subscribers are called after a change can be read, until they unsubscribe': (storage) => {
    const seen: Array<string | undefined> = []
    const unsubscribe = storage.subscribe(() => seen.push(storage.read()?.['a']))
    storage.write({ a: '1' })
    storage.write({ a: '2' })
    unsubscribe()
    storage.write({ a: '3' })
    assert(isEqual(seen, ['1', '2']), `a subscriber of two changes has read ${seen.join()}`)
  },
  'one callback may subscribe twice and unsubscribe once': (storage) => {
    let calls = 0
    const onChange = () => {
      calls++
    }
    const unsubscribe = storage.subscribe(onChange)
    storage.subscribe(onChange)
    unsubscribe()
    storage.write({ a: '1' })
    assert(calls === 1, `called ${calls} times instead of once`)
  },
  'a subscriber that unsubscribes while it is called disturbs no other': (storage) => {
    let calls = 0
    const unsubscribe = storage.subscribe(() => unsubscribe())
    storage.subscribe(() => {
      calls++
    })
    storage.write({ a: '1' })
    assert(calls === 1, `the other was called ${calls} times instead of once`)
  },
  'flush, where there is one, changes nothing that is read': (storage) => {
    storage.flush?.()
    assert(storage.read() === undefined, 'flush() has made a document')
    storage.write({ a: '1' })
    const before = storage.read()
    storage.flush?.()
    storage.flush?.()
    assert(storage.read() === before, 'flush() has changed what is read')
  },
  'isLoading, where there is one, does not depend on writes': (storage) => {
    const before = storage.isLoading?.() ?? false
    storage.write({ a: '1' })
    assert((storage.isLoading?.() ?? false) === before, 'a write has changed isLoading()')
    assert(isEqual(storage.read(), { a: '1' }), 'a write made while loading cannot be read')
  },
}

/**
 * The contract of every storage adapter, one test for each promise.
 *
 * @example
 * ```ts
 * for (const { name, run } of contractOf(() => memoryStorage())) test(name, run)
 * ```
 * @param make returns an adapter without a document, another one at each call
 */
export const contractOf = (
  make: () => StorageAdapter<Notes> | Promise<StorageAdapter<Notes>>,
): readonly TestCase[] =>
  Object.entries(checks).map(([name, check]) => ({ name, run: async () => check(await make()) }))

/** An adapter whose stored document is held back. */
export interface HeldBackStorage {
  readonly storage: StorageAdapter<Notes>
  /** Lets the stored document arrive. Resolves when it has. */
  readonly arrive: () => Promise<void>
  /** What is stored at the moment. */
  readonly stored: () => Notes | undefined
}

/** How long a write that must not happen is waited for, in ms. */
const PATIENCE = 50

/**
 * The contract of an adapter whose document arrives later, as from a server; such an adapter keeps `contractOf` too.
 *
 * @param make stores a document and holds it back
 */
export const loadingContractOf = (make: (stored: Notes) => Promise<HeldBackStorage>): readonly TestCase[] => [
  {
    name: 'it is loading until the document has arrived, and then calls its subscribers',
    run: async () => {
      const { storage, arrive } = await make({ a: '7' })
      const seen: unknown[] = []
      storage.subscribe(() => seen.push([storage.isLoading?.(), storage.read()]))
      assert(storage.isLoading?.() === true, 'isLoading() is not true before the document has arrived')
      assert(storage.read() === undefined, 'read() knows a document that has not arrived')
      await arrive()
      assert(isEqual(seen.at(-1), [false, { a: '7' }]), 'subscribers were not called with the document')
    },
  },
  {
    name: 'a write made while loading does not replace the stored document',
    run: async () => {
      const { storage, arrive, stored } = await make({ a: '7' })
      storage.write({ a: '1' })
      storage.flush?.()
      assert(isEqual(stored(), { a: '7' }), 'the stored document was replaced before it has arrived')
      await arrive()
      storage.flush?.()
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
      assert(isEqual(stored(), { a: '7' }), 'the stored document was replaced after it has arrived')
      assert(isEqual(storage.read(), { a: '7' }), 'the stored document is not read')
    },
  },
]
