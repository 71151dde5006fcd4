import { fileNotes } from '@kleinzeug/storage/local/file'
import { page } from '../page/page.ts'

/** The note of a tool's file; loaded only where there is one, or one is being chosen. */
export const notesOf = (name: string) => fileNotes(page.record, name)
