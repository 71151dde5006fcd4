export { manageRecord, type RecordManager } from '../manage/index.ts'
export { openRecord, type RecordStore } from '../index.ts'
export { openRecordAs } from '../openRecord.ts'
