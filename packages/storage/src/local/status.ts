import type { Reminder } from './reminder.ts'

/**
 * How the record stands at this moment: exactly one of these, the most pressing one.
 *
 * The words for each are in `@kleinzeug/storage/local/labels`.
 */
export type RecordStatus =
  /** The first reading is not complete: nothing is written yet. Also the state on a server. */
  | { readonly kind: 'loading' }
  /** Everything is kept. `mirrored`: also in the reserve copy that survives a killed browser. */
  | { readonly kind: 'saved'; readonly mirrored: boolean }
  /** A change waits for the next write, a fraction of a second away. */
  | { readonly kind: 'saving' }
  /** localStorage refuses every access; the reserve copy in IndexedDB keeps the data. */
  | { readonly kind: 'reserveOnly' }
  /** Neither localStorage nor IndexedDB can be used: data lives as long as the page. */
  | { readonly kind: 'memoryOnly' }
  /** localStorage takes no more. `mirrored`: the reserve copy still keeps every change. */
  | { readonly kind: 'full'; readonly mirrored: boolean }
  /** Something could not be read and was set aside; `names` are the fields concerned. */
  | { readonly kind: 'setAside'; readonly names: readonly string[] }
  /** Everything is kept, but only here, and an export is overdue: see {@link Reminder}. */
  | { readonly kind: 'exportDue'; readonly reason: 'old' | 'evictable' }
  /** Another tab, or an earlier visit, wrote with a newer version of the site: this page writes no more. */
  | { readonly kind: 'newer' }

/** What the status is made from. */
export interface Circumstances {
  readonly phase: 'reading' | 'open' | 'outdated' | 'closed'
  readonly entry: 'ok' | 'full' | 'blocked'
  readonly mirrored: boolean
  readonly isBusy: boolean
  readonly setAside: readonly string[]
  readonly reminder: Reminder
}

/** The most pressing of all that could be said. */
export function statusOf({
  phase,
  entry,
  mirrored,
  isBusy,
  setAside,
  reminder,
}: Circumstances): RecordStatus {
  if (phase === 'outdated') return { kind: 'newer' }
  if (phase !== 'open') return { kind: 'loading' }
  if (entry === 'blocked') return { kind: mirrored ? 'reserveOnly' : 'memoryOnly' }
  if (entry === 'full') return { kind: 'full', mirrored }
  if (setAside.length > 0) return { kind: 'setAside', names: [...new Set(setAside)] }
  // Before `saving`, so that the notice does not come and go with every edit.
  if (reminder !== 'none') return { kind: 'exportDue', reason: reminder }
  return isBusy ? { kind: 'saving' } : { kind: 'saved', mirrored }
}
