// What is attacked: the two storages of this package, and two that many apps use, as their documentation sets them up.
import { createStorage, type Driver } from 'unstorage'
import indexedDBDriver from 'unstorage/drivers/indexedb'
import localStorageDriver from 'unstorage/drivers/localstorage'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { localStorageAdapter, openRecord } from '../local/index.ts'
import { listeners } from '../listeners.ts'
import type { AttackedPage, AttackedStorage } from './attackedStorage.ts'
import { notesSlice, type Notes } from './notes.ts'

type Open = AttackedStorage['open']

/** Kinds of the record's status that tell of nothing amiss. */
const calm = new Set(['loading', 'saving', 'saved', 'exportDue'])

const record: Open = async (page) => {
  const opened = openRecord(page)
  await opened.ready
  return {
    storage: opened.slice(notesSlice),
    settled: opened.flush,
    hasTold: () => !calm.has(opened.status.read().kind),
    close: opened.dispose,
  }
}

/** Runs code that takes the global `window` and IndexedDB as if it stood in this page. */
function within<T>({ window, localStorage, indexedDB }: AttackedPage, run: () => T): T {
  if (globalThis.window === window) return run()
  const before = new Map(
    ['window', 'indexedDB'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  )
  Object.defineProperty(globalThis, 'window', {
    value: Object.assign(window, { localStorage }),
    configurable: true,
  })
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true })
  try {
    return run()
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
}

const adapter: Open = (page) => {
  const storage = within(page, () => localStorageAdapter('adapter', notesSlice))
  // Its listener is added at the first subscription.
  within(page, () => storage.subscribe(() => {}))
  return { storage, settled: async () => {} }
}

/** An error that reaches the code that called counts as told. */
function complaints() {
  let hasTold = false
  return {
    hasTold: () => hasTold,
    tell: () => {
      hasTold = true
    },
  }
}

/** zustand's `persist`, with its documented recipe for other tabs. */
const zustand: Open = ({ window, localStorage }) => {
  const { hasTold, tell } = complaints()
  const store = createStore<{ readonly notes: Notes | undefined }>()(
    persist((): { readonly notes: Notes | undefined } => ({ notes: undefined }), {
      name: 'zustand',
      storage: createJSONStorage(() => localStorage),
      onRehydrateStorage: () => (_state, error) => error !== undefined && tell(),
    }),
  )
  window.addEventListener('storage', () => void store.persist.rehydrate())
  return {
    storage: {
      read: () => notesSlice.decode(store.getState().notes),
      write: (notes) => {
        try {
          store.setState({ notes })
        } catch {
          tell()
        }
      },
      subscribe: store.subscribe,
    },
    settled: async () => {},
    hasTold,
  }
}

/** unstorage with a driver, following other tabs where the driver does. */
const unstorage =
  (driverOf: (page: AttackedPage) => Driver): Open =>
  async (page) => {
    const { hasTold, tell } = complaints()
    const stored = createStorage<Notes>({ driver: driverOf(page) })
    const changes = listeners()
    let notes: Notes | undefined
    let pending: Promise<unknown> = Promise.resolve()
    const enqueue = (act: () => Promise<unknown>) => {
      pending = pending.then(() => within(page, act)).catch(tell)
    }
    const load = () =>
      enqueue(async () => {
        const found = await stored.getItem('unstorage')
        notes = notesSlice.decode(found)
        // A text that is no JSON is answered as it is.
        if (found !== null && notes === undefined) tell()
        changes.call()
      })
    load()
    await stored.watch(load)
    return {
      storage: {
        read: () => notes,
        write: (next) => {
          notes = next
          enqueue(() => stored.setItem('unstorage', next))
          changes.call()
        },
        subscribe: changes.add,
      },
      settled: async () => pending,
      hasTold,
    }
  }

const isWindow = (target: EventTarget): target is Window & typeof globalThis => 'addEventListener' in target

/** How each is opened, by its name in the table. */
export const openers = {
  openRecord: record,
  'openRecord, no IndexedDB': (page) => record({ ...page, indexedDB: undefined, key: 'without' }),
  localStorageAdapter: adapter,
  'zustand persist': zustand,
  'unstorage, localStorage': unstorage(({ window, localStorage }) =>
    localStorageDriver({ localStorage, ...(isWindow(window) && { window }) }),
  ),
  'unstorage, IndexedDB': unstorage((page) =>
    within(page, () => indexedDBDriver({ dbName: 'unstorage', storeName: 'notes' })),
  ),
} satisfies Readonly<Record<string, Open>>
