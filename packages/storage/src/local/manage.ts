export { manageRecord, type RecordManager, type RecordSummary } from './manageRecord.ts'
export type { SetAside } from './asides.ts'
export type { Backup, SliceSize } from './backup.ts'
export type { ImportPreview, ImportRefusal, SliceChange } from './importFile.ts'
