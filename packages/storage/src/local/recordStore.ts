import type { StorageAdapter } from '../adapter.ts'
import type { Slice } from '../slice.ts'
import type { Observable } from './computed.ts'
import type { RecordStatus } from './status.ts'

/** All data that an application keeps in a browser; `manageRecord` has what only settings need. Never throws. */
export interface RecordStore {
  /** The adapter of one tool, the same object for every call with the same name; decodes on the first read. */
  readonly slice: <T>(slice: Slice<T>) => StorageAdapter<T>
  /**
   * Resolves when localStorage and the mirror have been read, or the mirror has timed out. Until then
   * `read` returns what localStorage holds and nothing is written. Checksums are verified at this
   * moment; subscribers of a damaged field are then notified of its replacement.
   */
  readonly ready: Promise<void>
  readonly status: Observable<RecordStatus>
  /** Ends the status `conflict` after the visitor was informed. */
  readonly acknowledge: () => void
  /** Stores what is pending. Resolves when the mirror has it too. */
  readonly flush: () => Promise<void>
  /** Stores what is pending, removes every listener and closes every connection. */
  readonly dispose: () => Promise<void>
}
