import type { RecordStatus } from '@kleinzeug/storage/local'
import { page } from '../page/page.ts'
import { useObservable } from './useObservable.ts'

const loading: RecordStatus = { kind: 'loading' }

/** The status of the record. */
export const useRecordStatus = () => useObservable(page.record.status, loading)
