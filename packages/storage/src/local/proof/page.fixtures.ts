export { manageRecord, type RecordManager } from '../manage.ts'
export { openRecord, type RecordStore } from '../index.ts'
