import { type BackupData, backupSlice, bookkeeping } from './fields.ts'
import type { Parts } from './ledger.ts'
import type { RecordSummary } from './recordStore.ts'

const DAY = 24 * 60 * 60 * 1000
/** Safari deletes after seven days without a visit: late enough not to nag, early enough to act. */
const EVICTION_WARNING = 3 * DAY

/** When the last export was, and the chosen time. */
export const backupOf = (parts: Parts): BackupData =>
  backupSlice.decode(parts.get(backupSlice.name)?.value) ?? backupSlice.defaults()

/**
 * Whether to remind the visitor of an export: something was changed since the last one, and that one
 * (or the first edit, if there is none) is older than chosen, or than is safe in a browser that evicts.
 */
export function reminder(parts: Parts, now: number, mayEvict: boolean): RecordSummary['reminder'] {
  const edits = [...parts].flatMap(([name, { revision, isReset }]) =>
    revision > 0 && !isReset && !bookkeeping.has(name) && name !== 'brightness' ? [revision] : [],
  )
  const { lastExport = 0, remindAfterDays } = backupOf(parts)
  const unsaved = edits.filter((date) => date > lastExport)
  if (unsaved.length === 0 || remindAfterDays === 0) return 'none'
  const age = now - (lastExport || Math.min(...unsaved))
  if (age >= remindAfterDays * DAY) return 'old'
  return mayEvict && age >= EVICTION_WARNING ? 'evictable' : 'none'
}
