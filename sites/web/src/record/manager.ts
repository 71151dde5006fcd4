import { manageRecord, type RecordSummary } from '@kleinzeug/storage/local/manage'
import { record } from './record.ts'
import { useObservable } from './useObservable.ts'

/** What only the settings may do to the record; its code is loaded with them. */
export const manager = manageRecord(record)

const emptySummary: RecordSummary = {
  used: 0,
  quota: 5_242_880,
  slices: [],
  setAside: [],
  reminder: 'none',
}

/** What the record holds: sizes, what was set aside, when it was last exported. */
export const useRecordSummary = () => useObservable(manager.summary, emptySummary)
