import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import type { __Name__Data, Entry } from './entries.ts'

/** Bytes of the largest file. */
export const FILE_LIMIT = 2_000_000

export interface EntryFile {
  readonly items: readonly Entry[]
  /** Positions of entries without a name, counted from 1. */
  readonly nameless: readonly number[]
  /** Whether the file ends in the middle. */
  readonly isCut: boolean
}

/** The entries as the text of a JSON file. */
export const writeEntries = ({ entries }: __Name__Data) => `${JSON.stringify({ entries }, null, 2)}\n`

/** Reads a file of `writeEntries`, or the download of a whole storage. */
export function readEntries(text: string): EntryFile | { readonly refused: 'no-json' | 'no-entries' } {
  const file = readBackup(text, '__slice__')
  if (!file) return { refused: 'no-json' }
  const all = isObject(file.data) ? file.data['entries'] : undefined
  if (!Array.isArray(all)) return { refused: 'no-entries' }
  const nameless: number[] = []
  const items = all.flatMap((entry: unknown, index) => {
    const name = isObject(entry) && typeof entry['name'] === 'string' ? entry['name'].trim() : ''
    if (isObject(entry) && name !== '') return [{ ...entry, name }]
    nameless.push(index + 1)
    return []
  })
  return { items, nameless, isCut: file.isCut }
}
