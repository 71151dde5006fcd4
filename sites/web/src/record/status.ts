import type { RecordStatus } from '@kleinzeug/storage/local'
import { record } from './record.ts'
import { useObservable } from './useObservable.ts'

const loading: RecordStatus = { kind: 'loading' }

/** The status of the record. */
export const useRecordStatus = () => useObservable(record.status, loading)
