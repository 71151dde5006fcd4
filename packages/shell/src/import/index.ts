export { excerpt } from './excerpt.ts'
export { importWords } from '../importWords.ts'
export type { FileContent, FileRefusal, ReadFiles } from './FileContent.ts'
export { FilesDialog, type ExportFormat, type FilesDialogProps, type FilesLabels } from './FilesDialog.tsx'
