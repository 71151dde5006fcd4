import type { Backup } from '../backup/backup.ts'
import type { LazyArchive } from '../backup/lazyArchive.ts'
import type { Documents } from '../record/documents.ts'
import type { Quarantine } from '../record/quarantine.ts'
import type { RecordFormat } from '../record/recordText.ts'
import type { Fields, Replica } from '../record/replica.ts'
import type { RecordStore } from '../recordStore.ts'
import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Environment } from '../environment.ts'
import type { LocalEntry } from '../stores/localEntry.ts'
import type { MirrorWriter } from '../stores/mirrorWriter.ts'
import type { Channel } from '../tabs/channel.ts'
import type { Outbox } from '../tabs/outbox.ts'
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
  readonly specified: Readonly<Record<string, (data: unknown) => boolean>>
  readonly replica: Replica
  readonly documents: Documents
  readonly archive: LazyArchive
  /** Resolves to whether the backup was made. */
  readonly backUp: (reason: Backup['reason'], fields: Fields) => Promise<boolean | undefined>
  readonly entry: LocalEntry
  readonly outbox: Outbox
  readonly channel: Channel
  readonly mirror: MirrorConnection
  readonly mirrorWriter: MirrorWriter
  readonly environment: Environment
  readonly quarantine: Quarantine
  readonly persistence: Persistence
  readonly reminder: () => Reminder
  /** The clock, in ms since 1970; 0 where it fails. */
  readonly now: () => number
  /** Whether edits may still be written. */
  readonly isWriting: () => boolean
  /** Stores what is pending without delay and notifies all subscribers. */
  readonly store: () => void
  /** After the replica was cleared: forgets everything else and stores that. */
  readonly deleted: () => void
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
