export { fileNotes } from './fileNotes.ts'
