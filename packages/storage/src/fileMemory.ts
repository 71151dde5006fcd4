/** A file that a tool keeps, as it is remembered across visits. */
export interface FileNote {
  readonly handle: FileSystemFileHandle
  /** Fingerprints of all that it may hold as the tool has read or written it; anything else is another program's. */
  readonly known: readonly string[]
  /** When it was last written, in ms since 1970. */
  readonly date?: number | undefined
  /** What the file belongs to, where the tool has several: such as the id of a drawing. */
  readonly of?: string | undefined
}

/** The note of one file. Members reject where the browser refuses to store. */
export interface FileNotes {
  readonly read: () => Promise<FileNote | undefined>
  readonly create: (note: FileNote) => Promise<void>
  /** Replaces the note; where it was removed meanwhile, it stays removed. */
  readonly update: (note: FileNote) => Promise<void>
  readonly remove: () => Promise<void>
  /** Runs `work` while no other tab does; without it tabs do not know of each other. */
  readonly alone?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined
}

/**
 * Remembers the file that a tool keeps on the visitor's disk. Without it a tool knows its file until the page is left.
 * `@kleinzeug/storage/local/file` has the notes of it in the record.
 */
export interface FileMemory {
  /** Whether there may be a note. Loads nothing. */
  readonly isUsed: () => boolean | undefined
  readonly load: () => Promise<FileNotes>
}
