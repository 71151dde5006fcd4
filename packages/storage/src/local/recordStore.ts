import type { StorageAdapter } from '../adapter.ts'
import type { Slice } from '../slice.ts'
import type { RecordCore } from './recordCore.ts'
import type { RecordStatus } from './status.ts'
import type { Observable } from './watched.ts'

/** A file to be offered for download. */
export interface RecordFile {
  readonly fileName: string
  readonly text: string
}

/**
 * The one record of everything that Kleinzeug keeps in a browser: what every page needs of it. What a
 * settings page needs besides is in `manageRecord`. No member throws.
 */
export interface RecordStore {
  /**
   * The document of one tool: the same adapter at every call with the same name. Its part of the
   * record is decoded when it is first read; before that it is carried along untouched.
   */
  readonly slice: <T>(slice: Slice<T>) => StorageAdapter<T>
  /**
   * Resolves when the first reading is complete, the reserve copy included, or has taken too long.
   * Until then `read` answers from localStorage and nothing is written. Damage that shows in no other
   * way than by its checksum is found at this moment; `subscribe` then tells of what took its place.
   */
  readonly ready: Promise<void>
  readonly status: Observable<RecordStatus>
  /** The record as a file; notes the time as that of the last export. Works from memory when nothing else does. */
  readonly exportRecord: () => RecordFile
  /** Writes what is waiting. Resolves when the reserve copy has it too. */
  readonly flush: () => Promise<void>
  /** Writes what is waiting and lets go of every listener and connection. */
  readonly dispose: () => Promise<void>
  /** What `manageRecord` of `@kleinzeug/storage/local/manage` works on; of no use to anybody else. */
  readonly core: RecordCore
}
