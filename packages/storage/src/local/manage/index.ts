export {
  manageRecord,
  type ImportChoice,
  type RecordFile,
  type RecordManager,
  type RecordSummary,
} from './manageRecord.ts'
export { LARGEST_FILE } from '../backup/largestFile.ts'
export type { ImportPreview, ImportRefusal, SliceChange } from '../backup/importFile.ts'
export type { Remains } from './clearRecord.ts'
export type { SetAside } from '../record/setAside.ts'
export type { Backup } from '../backup/backup.ts'
