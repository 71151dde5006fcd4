import type { FileNote, FileNotes } from '../fileMemory.ts'

/** The note of a file until the page is left. */
export function memoryNotes(): FileNotes {
  let note: FileNote | undefined
  return {
    read: () => Promise.resolve(note),
    create: async (next) => {
      note = next
    },
    update: async (next) => {
      note &&= next
    },
    remove: async () => {
      note = undefined
    },
  }
}
