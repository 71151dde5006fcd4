export { excerpt } from './excerpt.ts'
export type { FileContent, FileRefusal, ReadFiles } from './FileContent.ts'
export { FilesDialog, type ExportFormat, type FilesDialogProps, type FilesLabels } from './FilesDialog.tsx'
