import type { FileMemory } from '@kleinzeug/storage'
import { memoryNotes } from '@kleinzeug/storage/file'

interface Disk {
  /** What another program has written there; left out: what the tool wrote last. */
  readonly text?: string
  readonly isGone?: boolean
  readonly isProtected?: boolean
  readonly permission?: PermissionState
}

/** A calendar file of an earlier visit, on a disk in memory. */
export function calendarMemory({ text, isGone, isProtected, permission = 'granted' }: Disk) {
  let content = text ?? ''
  let allowed = permission
  const handle = {
    kind: 'file',
    name: 'arbeitszeit.ics',
    queryPermission: async () => allowed,
    requestPermission: async () => (allowed = 'granted'),
    getFile: async () => {
      if (isGone) throw new DOMException('gone', 'NotFoundError')
      return new File([content], 'arbeitszeit.ics', { lastModified: content.length })
    },
    createWritable: async () => {
      if (isProtected) throw new DOMException('locked', 'NoModificationAllowedError')
      let next = ''
      return {
        write: async (given: string) => void (next = given),
        close: async () => void (content = next),
        abort: async () => {},
      }
    },
  }
  /** SHA-256 of nothing. */
  const known = ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855']
  const notes = memoryNotes()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that are used
  const kept = notes.create({ handle: handle as unknown as FileSystemFileHandle, known })
  const memory: FileMemory = { isUsed: () => true, load: () => kept.then(() => notes) }
  return { memory, text: () => content }
}
