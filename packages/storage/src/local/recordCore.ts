import type { Archive } from './archive.ts'
import type { Asides } from './asides.ts'
import type { Documents } from './documents.ts'
import type { Ledger } from './ledger.ts'
import type { Persistence } from './persistence.ts'

/** What a record is made of, as far as managing it needs it. */
export interface RecordCore {
  /** Name of the record's entry of localStorage. */
  readonly key: string
  /** The version of the record that is written. */
  readonly version: number
  readonly ledger: Ledger
  readonly documents: Documents
  readonly archive: Archive
  readonly asides: Asides
  readonly persisted: Persistence
  /** The clock, in ms since 1970. */
  readonly now: () => number
  /** Whether the browser may delete what is stored after some days without a visit. */
  readonly mayEvict: () => boolean
  /** Whether edits may still be written. */
  readonly isWriting: () => boolean
  /** Writes what is new, now rather than soon, and tells everybody. */
  readonly store: () => void
  /** Deletes everything everywhere. */
  readonly clear: () => Promise<void>
  /** Calls back after anything that a settings page shows may have changed. Returns the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void
}
