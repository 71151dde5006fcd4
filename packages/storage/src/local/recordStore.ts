import type { StorageAdapter } from '../adapter.ts'
import type { Slice } from '../slice.ts'
import type { ImportPreview, ImportTarget } from './importFile.ts'
import type { RecordStatus } from './status.ts'

/** A value that can be watched; fits React's `useSyncExternalStore`. `read` keeps its reference until a change. */
export interface Observable<T> {
  readonly read: () => T
  /** Calls back after every change. Returns the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** A file to be offered for download. */
export interface RecordFile {
  readonly fileName: string
  readonly text: string
}

/** How much one field of the record takes. */
export interface SliceSize {
  readonly name: string
  /** In UTF-16 units, as browsers count their quota. */
  readonly size: number
}

/** An earlier state of the record that can be brought back. */
export interface Backup {
  readonly id: number
  /** When it was put by, in ms since 1970. */
  readonly date: number
  /** Why: before the first change of a session, an import, a reset, or because another tab's edit won. */
  readonly reason: 'routine' | 'import' | 'restore' | 'reset' | 'conflict'
  readonly slices: readonly SliceSize[]
  /** The whole record, as it stood in localStorage. */
  readonly text: string
}

/** Stored text that could not be read as it should, kept until the visitor lets go of it. */
export interface SetAside {
  readonly id: string
  /** The field it belonged to; `''`: the record as a whole. */
  readonly name: string
  /** When it was found, in ms since 1970. */
  readonly date: number
  /** `syntax`: not JSON; `checksum`: changed by something other than this site; `shape`: not what the tool knows. */
  readonly reason: 'syntax' | 'checksum' | 'shape'
  /** What took its place: the reserve copy, the damaged value as far as readable, or the tool's defaults. */
  readonly outcome: 'recovered' | 'kept' | 'defaults'
  /** The raw text as found. */
  readonly text: string
}

/** All that a settings page shows of the record. */
export interface RecordSummary {
  /** UTF-16 units taken, the key included. */
  readonly used: number
  /** UTF-16 units that browsers give: 5,242,880. */
  readonly quota: number
  readonly slices: readonly SliceSize[]
  /** Whether the last import or restoring can be taken back. */
  readonly canUndo: boolean
  readonly setAside: readonly SetAside[]
  /** Time of the last export in ms since 1970. */
  readonly lastExport?: number
  /** Whether to remind of an export: the last one is `old`, or the browser may evict what is here. */
  readonly reminder: 'none' | 'old' | 'evictable'
  /** Whether the browser has promised not to evict the data; absent while unknown. */
  readonly persisted?: boolean
}

/** The one record of everything that Kleinzeug keeps in a browser. No member throws. */
export interface RecordStore {
  /**
   * The document of one tool: the same adapter at every call with the same name. Its part of the
   * record is decoded when it is first read; before that it is carried along untouched.
   */
  readonly slice: <T>(slice: Slice<T>) => StorageAdapter<T>
  /**
   * Resolves when the first reading is complete, the reserve copy included, or has taken too long.
   * Until then `read` answers from localStorage and nothing is written.
   */
  readonly ready: Promise<void>
  readonly status: Observable<RecordStatus>
  readonly summary: Observable<RecordSummary>
  /** Returns one tool to its defaults; what it held goes to the backups. */
  readonly reset: (name: string) => void
  /** Removes every trace from this browser, backups included, in all tabs. It cannot be undone. */
  readonly deleteEverything: () => Promise<void>
  /** The record as a file; notes the time as that of the last export. Works from memory when nothing else does. */
  readonly exportRecord: () => RecordFile
  /** What `previewImport` of `@kleinzeug/storage/local/import` needs to know of this record. */
  readonly importTarget: ImportTarget
  /** Puts a previewed record in the place of the present one, which goes to the backups and can be brought back by `undo`. */
  readonly applyImport: (preview: ImportPreview) => void
  /** Takes back the last import or restoring, once. */
  readonly undo: () => void
  /** The last five differing records, newest first. */
  readonly backups: () => Promise<readonly Backup[]>
  /** Brings a backup back; `undo` takes it back. Answers whether that backup was still there. */
  readonly restore: (id: number) => Promise<boolean>
  /** Lets go of a text that was set aside. */
  readonly dismiss: (id: string) => void
  /** Asks the browser not to evict the data. Answers whether it has agreed. */
  readonly persist: () => Promise<boolean>
  /** Writes what is waiting. Resolves when the reserve copy has it too. */
  readonly flush: () => Promise<void>
  /** Writes what is waiting and lets go of every listener and connection. */
  readonly dispose: () => Promise<void>
}
