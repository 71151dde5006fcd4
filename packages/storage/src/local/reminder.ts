import { type BackupData, backupSlice, bookkeeping } from './fields.ts'
import type { Parts } from './ledger.ts'

/** Whether to remind of an export: the last one is `old`, or the browser may evict what is here. */
export type Reminder = 'none' | 'old' | 'evictable'

const DAY = 24 * 60 * 60 * 1000
/** Safari deletes after seven days without a visit: late enough not to nag, early enough to act. */
const EVICTION_WARNING = 3 * DAY

/** When the last export was, and the chosen time. */
export const backupOf = (parts: Parts): BackupData =>
  backupSlice.decode(parts.get(backupSlice.name)?.value) ?? backupSlice.defaults()

/**
 * Whether to remind the visitor of an export: something was changed since the last one, and that one
 * (or the first edit, if there is none) is older than chosen, or than is safe in a browser that evicts.
 *
 * @param mayEvict whether the browser may; asked only when it matters
 */
export function exportReminder(parts: Parts, now: number, mayEvict: () => boolean): Reminder {
  const { lastExport = 0, remindAfterDays, remindFrom = 0 } = backupOf(parts)
  if (remindAfterDays === 0 || now < remindFrom) return 'none'
  let oldest = Infinity
  for (const [name, { revision, isReset }] of parts) {
    if (isReset || revision <= lastExport || bookkeeping.has(name) || name === 'brightness') continue
    oldest = Math.min(oldest, revision)
  }
  const age = now - (lastExport && oldest < Infinity ? lastExport : oldest)
  if (age >= remindAfterDays * DAY) return 'old'
  return age >= EVICTION_WARNING && mayEvict() ? 'evictable' : 'none'
}
