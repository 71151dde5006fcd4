export { type ImportPreview, type ImportRefusal, previewImport, type SliceChange } from './importFile.ts'
