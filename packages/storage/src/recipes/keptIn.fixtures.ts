import type { Slice } from '@kleinzeug/storage'
import type { RecordStore } from '@kleinzeug/storage/local'
import { mergeFields } from '@kleinzeug/storage/merge'
import type { PersistStorage, StorageValue } from 'zustand/middleware'

const isStored = <State>(data: unknown): data is StorageValue<State> =>
  typeof data === 'object' && data !== null && 'state' in data

/** Options of `persist` that keep a store in a field of the record; `follow` takes over what other tabs write. */
export function keptIn<State extends object>(
  record: RecordStore,
  name: string,
  merge: NonNullable<Slice<State>['merge']> = mergeFields,
) {
  const field = record.slice<StorageValue<State> | null>({
    name,
    defaults: () => null,
    decode: (data) => (data === null || isStored<State>(data) ? data : undefined),
    merge: (base, mine, theirs, onLost) => {
      if (!mine || !theirs || mine.version !== theirs.version) return undefined
      const state = merge(base?.state, mine.state, theirs.state, onLost)
      return state && { ...mine, state }
    },
  })
  let own: StorageValue<State> | null | undefined
  const storage: PersistStorage<State> = {
    getItem: () => field.read() ?? null,
    setItem: (_name, value) => field.write((own = value)),
    removeItem: () => field.write((own = null)),
  }
  return {
    name,
    storage,
    follow: (store: { readonly persist: { readonly rehydrate: () => unknown } }) =>
      field.subscribe(() => {
        if (field.read() !== own) store.persist.rehydrate()
      }),
  }
}
