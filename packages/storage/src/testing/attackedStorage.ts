import type { StorageAdapter } from '../adapter.ts'
import type { RecordOptions } from '../local/recordOptions.ts'
import type { Notes } from './notes.ts'

/**
 * A page of a browser in memory: its interfaces, to be used in place of the global ones. They are options of
 * `openRecord` too.
 */
export interface AttackedPage extends RecordOptions {
  readonly localStorage: Storage
  /** Absent where the attacked storage is given none. */
  readonly indexedDB: IDBFactory | undefined
  /** The target of `storage` events. */
  readonly window: EventTarget
}

/** A document that is open in a page. */
export interface OpenedStorage {
  readonly storage: StorageAdapter<Notes>
  /** Resolves when all that was read and written until now is stored, or refused. Never rejects. */
  readonly settled: () => Promise<unknown>
  /** Whether a person, or at least the code that called, was told that data are damaged, refused or replaced. */
  readonly hasTold?: () => boolean
  /** Closes the page. */
  readonly close?: () => Promise<unknown> | void
}

/** What is attacked. */
export interface AttackedStorage {
  /** Opens the document in a page; resolves when a person could edit it. */
  readonly open: (page: AttackedPage) => OpenedStorage | Promise<OpenedStorage>
  /** A factory of its own in memory, as of `fake-indexeddb`; without it pages have no IndexedDB. */
  readonly indexedDB?: () => IDBFactory
  /** How many times an attack is repeated that can be repeated at will; 40 by default. */
  readonly rounds?: number
}
