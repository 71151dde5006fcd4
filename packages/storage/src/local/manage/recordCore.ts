import type { Backup } from '../backup/backup.ts'
import type { LazyArchive } from '../backup/lazyArchive.ts'
import type { Documents } from '../record/documents.ts'
import type { Quarantine } from '../record/quarantine.ts'
import type { RecordFormat } from '../record/recordText.ts'
import type { Fields, Replica } from '../record/replica.ts'
import type { RecordStore } from '../recordStore.ts'
import type { Persistence } from '../stores/persistence.ts'
import type { Reminder } from '../backup/reminder.ts'

/** The parts of a record that `manageRecord` works on. */
export interface RecordCore {
  /** Name of the record's entry of localStorage. */
  readonly key: string
  /** The version of the record that is written. */
  readonly version: number
  readonly format: RecordFormat
  /** What the specified fields may hold. */
  readonly specified: ReadonlyMap<string, (data: unknown) => boolean>
  readonly replica: Replica
  readonly documents: Documents
  readonly archive: LazyArchive
  readonly backUp: (reason: Backup['reason'], fields: Fields) => void
  readonly quarantine: Quarantine
  readonly persistence: Persistence
  readonly reminder: () => Reminder
  /** Whether edits may still be written. */
  readonly isWriting: () => boolean
  /** Stores what is pending without delay and notifies all subscribers. */
  readonly store: () => void
  /** Deletes everything in every store and tab. */
  readonly clear: () => Promise<void>
  /** Calls back after every change of what a settings page shows. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** Carries the core from `openRecord` to `manageRecord`, which are bundled apart; it is not part of the interface. */
const coreKey = Symbol.for('kleinzeug.recordCore')

export const withCore = (record: RecordStore, core: RecordCore): RecordStore =>
  Object.assign(record, { [coreKey]: core })

/** @throws when the record was not made by `openRecord` */
export function coreOf(record: object): RecordCore {
  const core: RecordCore | undefined = Reflect.get(record, coreKey)
  if (!core) throw new TypeError('not a record of openRecord')
  return core
}
