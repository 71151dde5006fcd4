import { attempt } from './attempt.ts'

/** What the record needs of a browser. Each can be missing, and each can throw when used. */
export interface Surroundings {
  readonly localStorage: Storage | undefined
  readonly indexedDB: IDBFactory | undefined
  readonly BroadcastChannel: typeof BroadcastChannel | undefined
  /** Where `storage`, `pagehide` and `pageshow` happen. */
  readonly window: EventTarget | undefined
  /** Where `visibilitychange` happens. */
  readonly document: (EventTarget & { readonly visibilityState: string }) | undefined
  /** `navigator.storage`. */
  readonly storageManager: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined
  /** Whether this browser deletes a site's data after some days without a visit, as Safari does. */
  readonly evicts: boolean
  /** The clock, in ms since 1970. */
  readonly now: () => number
}

/** The browser around this code with some of its parts replaced, or nothing at all on a server. */
export function surroundings(replaced: Partial<Surroundings>): Surroundings {
  const page = typeof window === 'undefined' ? undefined : window
  return {
    // Where storage is blocked, even naming it throws.
    localStorage: attempt(() => page?.localStorage),
    indexedDB: attempt(() => page?.indexedDB),
    BroadcastChannel: page && attempt(() => BroadcastChannel),
    window: page,
    document: page?.document,
    // Asked for late: merely naming the navigator takes a browser longer than reading the record.
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
