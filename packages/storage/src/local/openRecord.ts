import { memoryStorage } from '../memoryStorage.ts'
import type { StorageAdapter } from '../adapter.ts'
import type { Slice } from '../slice.ts'
import type { RecordStore } from './recordStore.ts'
import { PRODUCT_KEY } from './key.ts'

export interface RecordOptions {
  /** Name of the localStorage entry and of the IndexedDB database; {@link PRODUCT_KEY} by default. */
  readonly key?: string
}

/** Opens the record. Synchronous; works where everything is blocked and on a server, then in memory. */
export function openRecord({ key = PRODUCT_KEY }: RecordOptions = {}): RecordStore {
  const adapters = new Map<string, StorageAdapter<unknown>>()
  const status = { kind: 'loading' } as const
  const summary = {
    used: 0,
    quota: 5_242_880,
    slices: [],
    canUndo: false,
    setAside: [],
    reminder: 'none',
  } as const
  return {
    slice: <T>({ name }: Slice<T>) => {
      const adapter = adapters.get(name) ?? memoryStorage<unknown>()
      adapters.set(name, adapter)
      return adapter as StorageAdapter<T>
    },
    ready: Promise.resolve(),
    status: { read: () => status, subscribe: () => () => {} },
    summary: { read: () => summary, subscribe: () => () => {} },
    reset: () => {},
    deleteEverything: async () => {},
    exportRecord: () => ({ fileName: `${key}.json`, text: '{}' }),
    previewImport: () => ({ accepted: false, reason: 'notJson' }),
    applyImport: () => {},
    undo: () => {},
    backups: async () => [],
    restore: async () => false,
    dismiss: () => {},
    persist: async () => false,
    flush: async () => {},
    dispose: async () => {},
  }
}
