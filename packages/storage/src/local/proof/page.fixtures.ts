export { manageRecord, type RecordManager } from '../manage/index.ts'
export type { RecordStore } from '../index.ts'
export { openRecordAs } from '../openRecord.ts'
