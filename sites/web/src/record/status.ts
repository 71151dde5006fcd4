import type { RecordStatus } from '@kleinzeug/storage/local'
import { record } from './record.ts'
import { useObservable } from './useObservable.ts'

const loading: RecordStatus = { kind: 'loading' }

/** How the record stands, as one status. */
export const useRecordStatus = () => useObservable(record.status, loading)
