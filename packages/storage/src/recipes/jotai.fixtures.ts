import type { Slice } from '@kleinzeug/storage'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { openRecord } from '@kleinzeug/storage/local'

const notesSlice: Slice<readonly string[]> = {
  name: 'notes',
  defaults: () => [],
  decode: (data) => (Array.isArray(data) ? data.filter((note) => typeof note === 'string') : undefined),
}

export const record = openRecord()
export const notesAtom = storedAtom(record.slice(notesSlice), notesSlice) // const [notes, setNotes] = useAtom(notesAtom)
