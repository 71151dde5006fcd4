import { attempt } from './attempt.ts'

/** The browser's interfaces that the record uses. Each can be missing, and each can throw when used. */
export interface Environment {
  readonly localStorage: Storage | undefined
  readonly indexedDB: IDBFactory | undefined
  readonly BroadcastChannel: typeof BroadcastChannel | undefined
  /** The target of `storage`, `pagehide` and `pageshow` events. */
  readonly window: EventTarget | undefined
  /** The target of `visibilitychange` events. */
  readonly document: (EventTarget & { readonly visibilityState: string }) | undefined
  /** `navigator.storage`. */
  readonly storageManager: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined
  /** Whether this browser deletes a site's data after some days without a visit, as Safari does. */
  readonly evicts: boolean
  /** The clock, in ms since 1970. */
  readonly now: () => number
}

/** The environment of this page, or an empty one on a server; `replaced` takes precedence. */
export function environmentOf(replaced: Partial<Environment>): Environment {
  const page = typeof window === 'undefined' ? undefined : window
  return {
    // Where storage is blocked, reading the property throws.
    localStorage: attempt(() => page?.localStorage),
    indexedDB: attempt(() => page?.indexedDB),
    BroadcastChannel: page && attempt(() => BroadcastChannel),
    window: page,
    document: page?.document,
    // Getters, because the first access to `navigator` takes longer than reading the record.
    get storageManager() {
      return attempt(() => page?.navigator.storage)
    },
    get evicts() {
      return page?.navigator.vendor.startsWith('Apple') ?? false
    },
    now: () => Date.now(),
    ...replaced,
  }
}
