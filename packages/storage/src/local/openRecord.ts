import { createEngine } from './engine.ts'
import { backupSlice } from './fields.ts'
import { PRODUCT_KEY } from './key.ts'
import type { RecordStore } from './recordStore.ts'
import { RECORD_VERSION, writeRecord } from './recordText.ts'
import { backupOf } from './reminder.ts'
import { type Surroundings, surroundings } from './surroundings.ts'

export interface RecordOptions extends Partial<Surroundings> {
  /** Name of the localStorage entry and of the IndexedDB database; {@link PRODUCT_KEY} by default. */
  readonly key?: string
  /** The version to write, for trying out how old and new tabs get along. */
  readonly version?: number
  /** How long edits are gathered before they are written, in ms; 300 by default. */
  readonly delay?: number
  /** How long to wait for the reserve copy, in ms; 2,000 by default. */
  readonly patience?: number
}

/** Opens the record. Synchronous; works where everything is blocked and on a server, then in memory. */
export function openRecord(options: RecordOptions = {}): RecordStore {
  const { key = PRODUCT_KEY, version = RECORD_VERSION, delay = 300, patience = 2000, ...replaced } = options
  const engine = createEngine(key, version, delay, patience, surroundings(replaced))
  const { core, status, ready, flush } = engine
  const { ledger, documents } = core

  return {
    slice: documents.slice,
    ready,
    status,
    core,
    exportRecord: () => {
      const isWriting = core.isWriting()
      // Nothing of a newer record is cut: it goes out as it stands.
      const untouched = isWriting || ledger.unshared.size > 0 ? undefined : engine.storedText()
      if (isWriting) documents.slice(backupSlice).write({ ...backupOf(ledger.parts), lastExport: core.now() })
      const text = untouched ?? writeRecord(ledger.parts, ledger.cleared(), version)
      return { fileName: `${key}.json`, text: JSON.stringify({ [key]: text }) }
    },
    flush,
    dispose: async () => {
      await flush()
      engine.close()
    },
  }
}
