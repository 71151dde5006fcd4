import type { RecordStatus, RecordSummary } from '@kleinzeug/storage/local'
import { record } from './record.ts'
import { useObservable } from './useObservable.ts'

const emptySummary: RecordSummary = {
  used: 0,
  quota: 5_242_880,
  slices: [],
  canUndo: false,
  setAside: [],
  reminder: 'none',
}
const loading: RecordStatus = { kind: 'loading' }

/** How the record stands, as one status. */
export const useRecordStatus = () => useObservable(record.status, loading)

/** What the record holds: sizes, what was set aside, when it was last exported. */
export const useRecordSummary = () => useObservable(record.summary, emptySummary)
