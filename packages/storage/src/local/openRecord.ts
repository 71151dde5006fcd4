import { sizesOf } from './archive.ts'
import { createEngine } from './engine.ts'
import { backupSlice, bookkeeping, specifiedFields } from './fields.ts'
import { PRODUCT_KEY } from './key.ts'
import { type Parts, textsOf } from './ledger.ts'
import type { Backup, RecordStore, RecordSummary } from './recordStore.ts'
import { readRecord, RECORD_VERSION, writeRecord } from './recordText.ts'
import { backupOf, exportReminder } from './reminder.ts'
import { type Surroundings, surroundings } from './surroundings.ts'
import { watched } from './watched.ts'

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

/** UTF-16 units that browsers give one origin's localStorage, keys included. */
const QUOTA = 5 * 1024 * 1024

/** The JSON of every field that holds data of the visitor, or of a tool. */
const dataOf = (parts: Parts) => textsOf(new Map([...parts].filter(([name]) => !bookkeeping.has(name))))

/** Opens the record. Synchronous; works where everything is blocked and on a server, then in memory. */
export function openRecord(options: RecordOptions = {}): RecordStore {
  const { key = PRODUCT_KEY, version = RECORD_VERSION, delay = 300, patience = 2000, ...replaced } = options
  const around = surroundings(replaced)
  /** The state before the last import or restoring. */
  let undoable: Parts | undefined

  const engine = createEngine({ key, version, delay, patience, around, onChange: () => summary.refresh() })
  const { ledger, documents, archive, asides } = engine

  const summary = watched<RecordSummary>(
    () => {
      const persisted = engine.persisted.known()
      const { lastExport } = backupOf(ledger.parts)
      return {
        used: key.length + writeRecord(ledger.parts, ledger.cleared()).length,
        quota: QUOTA,
        slices: sizesOf(ledger.parts),
        canUndo: undoable !== undefined,
        setAside: asides.list(),
        ...(lastExport !== undefined && { lastExport }),
        reminder: exportReminder(ledger.parts, engine.now(), () => around.evicts && persisted !== true),
        ...(persisted !== undefined && { persisted }),
      }
    },
    () => false,
  )

  const present = (): Parts => new Map(ledger.parts)

  /** Puts these texts in the place of all that is there. */
  function replace(texts: ReadonlyMap<string, string>, reason: Backup['reason'], canUndo: boolean) {
    if (!engine.isWriting()) return
    const before = present()
    void archive.add(reason, before, ledger.cleared())
    undoable = canUndo ? before : undefined
    // What was set aside and when the last export was stays true of this browser, whatever comes in.
    const kept = [...textsOf(before)].filter(([name]) => bookkeeping.has(name))
    const data = [...texts].filter(([name]) => !bookkeeping.has(name))
    documents.changed(ledger.replace(new Map([...data, ...kept])))
    commit()
  }

  /** Writes now what was decided rather than typed. */
  function commit() {
    engine.store()
    engine.announce()
  }

  return {
    slice: documents.slice,
    ready: engine.ready,
    status: engine.status,
    summary,

    reset: (name) => {
      if (!engine.isWriting() || !ledger.parts.has(name)) return
      if (!bookkeeping.has(name)) void archive.add('reset', present(), ledger.cleared())
      ledger.writeText(name, undefined)
      documents.changed([name])
      commit()
    },

    deleteEverything: async () => {
      await engine.ready
      if (!engine.isWriting()) return
      undoable = undefined
      await engine.clear()
    },

    exportRecord: () => {
      const untouched = !engine.isWriting() && ledger.unshared.size === 0 ? engine.storedText() : undefined
      if (engine.isWriting()) {
        documents.slice(backupSlice).write({ ...backupOf(ledger.parts), lastExport: engine.now() })
      }
      // Nothing of a newer record is cut: it goes out as it stands.
      const text = untouched ?? writeRecord(ledger.parts, ledger.cleared(), version)
      return { fileName: `${key}.json`, text: JSON.stringify({ [key]: text }) }
    },

    importTarget: {
      key,
      version,
      texts: () => dataOf(ledger.parts),
      read: (text) => {
        const { version, parts, edited } = readRecord(text)
        return { version, texts: dataOf(new Map([...parts, ...edited])), suspects: new Set(edited.keys()) }
      },
      has: (name) => specifiedFields.has(name) || documents.has(name),
      accepts: (name, data) => specifiedFields.get(name)?.(data) !== false && documents.accepts(name, data),
    },
    applyImport: ({ texts }) => replace(texts, 'import', true),
    undo: () => {
      if (undoable) replace(textsOf(undoable), 'restore', false)
    },

    backups: archive.list,
    restore: async (id) => {
      const backup = (await archive.list()).find((item) => item.id === id)
      if (!backup || !engine.isWriting()) return false
      const { parts, edited } = readRecord(backup.text)
      replace(textsOf(new Map([...parts, ...edited])), 'restore', true)
      return true
    },

    dismiss: (id) => {
      if (asides.dismiss(id)) engine.schedule()
      engine.announce()
    },
    persist: engine.persisted.persist,
    flush: engine.flush,
    dispose: async () => {
      await engine.flush()
      engine.close()
    },
  }
}
