export { PRODUCT_KEY } from './key.ts'
export { openRecord, type RecordOptions } from './openRecord.ts'
export type {
  Backup,
  Observable,
  RecordFile,
  RecordStore,
  RecordSummary,
  SetAside,
  SliceSize,
} from './recordStore.ts'
export type { ImportPreview, ImportTarget } from './importFile.ts'
export type { RecordStatus } from './status.ts'
export {
  backupSlice,
  type BackupData,
  type Brightness,
  brightnesses,
  brightnessSlice,
  radioPinnedSlice,
  showExternalImagesSlice,
} from './fields.ts'
export { localStorageAdapter } from './localStorageAdapter.ts'
