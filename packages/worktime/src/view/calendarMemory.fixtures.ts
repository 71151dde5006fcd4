import type { FileMemory } from '@kleinzeug/storage'
import { fakeFile } from '@kleinzeug/storage/fake-file'
import { memoryNotes } from '@kleinzeug/storage/file'

interface Disk {
  /** What another program has written there; left out: what the tool wrote last. */
  readonly text?: string
  readonly exists?: boolean
  readonly isProtected?: boolean
  readonly permission?: PermissionState
}

/** A calendar file of an earlier visit, on a disk in memory. */
export function calendarMemory({ text: foreign, ...state }: Disk) {
  const { handle, disk, text } = fakeFile('arbeitszeit.ics', foreign)
  Object.assign(disk, state)
  /** SHA-256 of nothing. */
  const known = ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855']
  const notes = memoryNotes()
  const kept = notes.create({ handle, known })
  const memory: FileMemory = { isUsed: () => true, load: () => kept.then(() => notes) }
  return { memory, text }
}
