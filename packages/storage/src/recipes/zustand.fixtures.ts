import { openRecord } from '@kleinzeug/storage/local'
import { mergeFields } from '@kleinzeug/storage/merge'
import { createStore } from 'zustand' // or `create`, for a hook of React
import { persist } from 'zustand/middleware'
import { keptIn } from './keptIn.fixtures.ts'

interface Notes {
  readonly texts: Readonly<Record<string, string>>
  readonly write: (name: string, text: string) => void
}

export const record = openRecord()
const kept = keptIn<Pick<Notes, 'texts'>>(record, 'notes', (base, mine, theirs, onLost) => ({
  texts: mergeFields(base?.texts, mine.texts, theirs.texts, onLost), // two tabs: note by note
}))

export const notes = createStore<Notes>()(
  persist(
    (set) => ({
      texts: {},
      write: (name, text) => set(({ texts }) => ({ texts: { ...texts, [name]: text } })),
    }),
    { ...kept, partialize: ({ texts }) => ({ texts }) },
  ),
)
kept.follow(notes)
