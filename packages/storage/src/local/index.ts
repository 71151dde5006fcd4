export { PRODUCT_KEY } from './key.ts'
export { openRecord, type RecordOptions } from './openRecord.ts'
export type { Surroundings } from './surroundings.ts'
export type { RecordFile, RecordStore } from './recordStore.ts'
export type { Observable } from './watched.ts'
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
