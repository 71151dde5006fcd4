import { manageRecord, type RecordSummary } from '@kleinzeug/storage/local/manage'
import { page } from '../page/page.ts'
import { useObservable } from './useObservable.ts'

/** Import, backups and deletion; loaded with the settings page alone. */
export const manager = manageRecord(page.record)

const emptySummary: RecordSummary = {
  used: 0,
  quota: 5_242_880,
  texts: new Map(),
  setAside: [],
  reminder: 'none',
}

/** The contents of the record: sizes, quarantined texts, time of the last export. */
export const useRecordSummary = () => useObservable(manager.summary, emptySummary)
