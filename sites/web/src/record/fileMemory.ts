import type { FileMemory } from '@kleinzeug/storage'
import { backupSlice } from '@kleinzeug/storage/local'
import { page } from '../page/page.ts'

/** Remembers the file of the visitor's disk that a tool keeps, by the tool's field of the record. */
export const fileMemory = (name: string): FileMemory => ({
  isUsed: () => page.record.slice(backupSlice).read()?.file ?? false,
  load: () => import('./fileNotes.ts').then(({ notesOf }) => notesOf(name)),
})
