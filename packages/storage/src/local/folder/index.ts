export { exchangeFiles, type FileExchange } from './exchangeFiles.ts'
export { openFolder, type FolderOptions, type FolderStatus, type RecordFolder } from './openFolder.ts'
export type { Decision, FolderQuestion } from './syncFolder.ts'
