import type { Reminder } from './backup/reminder.ts'
import type { SetAside } from './record/setAside.ts'

/**
 * The state of the record's storage: exactly one of these, the most urgent one.
 *
 * The texts for each are in `@kleinzeug/storage/local/labels`.
 */
export type RecordStatus =
  /** The first reading has not ended and nothing is written. Also the status on a server. */
  | { readonly kind: 'loading' }
  /** Everything is stored. `mirrored`: also in the mirror, which survives a killed browser. */
  | { readonly kind: 'saved'; readonly mirrored: boolean }
  /** An edit is stored within a second. */
  | { readonly kind: 'saving' }
  /** The browser blocks localStorage; the mirror in IndexedDB holds the data. */
  | { readonly kind: 'mirrorOnly' }
  /** The browser blocks localStorage and IndexedDB: the data are lost when the page is closed. */
  | { readonly kind: 'memoryOnly' }
  /** localStorage is full. `mirrored`: the mirror still stores every edit. */
  | { readonly kind: 'full'; readonly mirrored: boolean }
  /** A stored text could not be read and was set aside; `names` are the fields concerned. `lost`: not all of it was restored. */
  | { readonly kind: 'setAside'; readonly names: readonly string[]; readonly lost: boolean }
  /** Two tabs have edited these fields at the same time; the edit that lost is in the backups. */
  | { readonly kind: 'conflict'; readonly names: readonly string[] }
  /** Everything is stored, but only in this browser, and an export is due: see {@link Reminder}. */
  | { readonly kind: 'exportDue'; readonly reason: 'old' | 'evictable' }
  /** A newer version of the site has written the record: this page writes no more. */
  | { readonly kind: 'newer' }

/** What the status is computed from. */
export interface Circumstances {
  readonly phase: 'reading' | 'open' | 'outdated' | 'closed'
  readonly entry: 'ok' | 'full' | 'blocked'
  readonly isMirrored: boolean
  readonly isBusy: boolean
  readonly setAside: ReadonlyArray<Pick<SetAside, 'name' | 'outcome'>>
  readonly conflicts: readonly string[]
  readonly reminder: Reminder
}

/** The most urgent status that applies. */
export function statusOf(circumstances: Circumstances): RecordStatus {
  const { phase, entry, isMirrored: mirrored, isBusy, setAside, conflicts, reminder } = circumstances
  if (phase === 'outdated') return { kind: 'newer' }
  if (phase !== 'open') return { kind: 'loading' }
  if (entry === 'blocked') return { kind: mirrored ? 'mirrorOnly' : 'memoryOnly' }
  if (entry === 'full') return { kind: 'full', mirrored }
  if (setAside.length > 0) {
    const names = [...new Set(setAside.map(({ name }) => name))]
    return { kind: 'setAside', names, lost: setAside.some(({ outcome }) => outcome !== 'recovered') }
  }
  if (conflicts.length > 0) return { kind: 'conflict', names: conflicts }
  // Before `saving`, so that the notice does not disappear during every edit.
  if (reminder !== 'none') return { kind: 'exportDue', reason: reminder }
  return isBusy ? { kind: 'saving' } : { kind: 'saved', mirrored }
}
