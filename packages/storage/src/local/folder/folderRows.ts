import type { FileStamp } from '../../file/fileHandle.ts'

/** What is known of one file of the folder. */
export interface FolderRow {
  /** The field of the record that it shows. */
  readonly part: string
  /** What it held when it last agreed with the record. */
  readonly text?: string
  /** What was about to be written: after a crash the file holds this or `text`. */
  readonly next?: string
  readonly stamp?: FileStamp
}

/** Rows to store, by path; `undefined` deletes one. */
export type RowChanges = ReadonlyMap<string, FolderRow | undefined>

/** Where the rows survive the page. */
export interface RowStore {
  readonly load: () => Promise<ReadonlyMap<string, FolderRow>>
  /** Stores all of them or none. */
  readonly save: (changes: RowChanges) => Promise<void>
}

export const memoryRows = (rows = new Map<string, FolderRow>()): RowStore => ({
  load: async () => new Map(rows),
  save: async (changes) => {
    for (const [path, row] of changes)
      if (row) rows.set(path, row)
      else rows.delete(path)
  },
})
