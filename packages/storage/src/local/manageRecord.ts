import type { SetAside } from './asides.ts'
import type { Backup, SliceSize } from './backup.ts'
import { bookkeeping, brightnessSlice, specifiedNames } from './fields.ts'
import { isObject } from './json.ts'
import { type ImportPreview, type ImportRefusal, readImport } from './importFile.ts'
import { type Parts, textsOf } from './ledger.ts'
import { readRecord, writeRecord } from './recordText.ts'
import type { RecordStore } from './recordStore.ts'
import { backupOf, exportReminder, type Reminder } from './reminder.ts'
import { type Observable, watched } from './watched.ts'

/** All that a settings page shows of the record. */
export interface RecordSummary {
  /** UTF-16 units taken, the key included. */
  readonly used: number
  /** UTF-16 units that browsers give: 5,242,880. */
  readonly quota: number
  /** The fields that hold data. */
  readonly slices: readonly SliceSize[]
  /** What `undo` would take back; absent: nothing. */
  readonly undoable?: 'import' | 'restore'
  readonly setAside: readonly SetAside[]
  /** Time of the last export in ms since 1970. */
  readonly lastExport?: number
  readonly reminder: Reminder
  /** Whether the browser has promised not to evict the data; absent while unknown. */
  readonly persisted?: boolean
}

/** What a visitor may decide about their record. No member throws. */
export interface RecordManager {
  readonly summary: Observable<RecordSummary>
  /** Returns one tool to its defaults; what it held goes to the backups. */
  readonly reset: (name: string) => void
  /** Removes every trace from this browser, backups included, in all tabs. It cannot be undone. */
  readonly deleteEverything: () => Promise<void>
  /**
   * What importing a file would do, or why it is refused; changes nothing. Takes the wrapped form
   * under any key, and the bare record.
   *
   * @param text content of the file
   * @param size its size in bytes, so that a huge file is refused for its size
   */
  readonly previewImport: (text: string, size?: number) => ImportPreview | ImportRefusal
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
}

/** UTF-16 units that browsers give one origin's localStorage, keys included. */
const QUOTA = 5 * 1024 * 1024

/** The JSON of every field that holds data rather than what is known of their keeping. */
const dataOf = (parts: Parts) => textsOf(new Map([...parts].filter(([name]) => !bookkeeping.has(name))))

const isFlag = (data: unknown) => typeof data === 'boolean'

/** Fields of the specification that are no objects, and what they are instead. */
const scalars: Readonly<Record<string, (data: unknown) => boolean>> = {
  showExternalImages: isFlag,
  achievements: Array.isArray,
  brightness: (data) => brightnessSlice.decode(data) !== undefined,
  radioPinned: isFlag,
}

/** Whether a field may hold this; one that the specification does not know may hold anything. */
const isSpecified = (name: string, data: unknown) =>
  !specifiedNames.includes(name) || (scalars[name] ?? isObject)(data)

const sizesOf = (parts: Parts): readonly SliceSize[] =>
  [...dataOf(parts)].map(([name, { length: size }]) => ({ name, size }))

/**
 * The part of the record's code that only a settings page needs. To be called once for a record: what
 * `undo` takes back is known to the manager that did it.
 */
export function manageRecord({ core, ready }: Pick<RecordStore, 'core' | 'ready'>): RecordManager {
  const { key, version, ledger, documents, archive, asides, persisted } = core
  /** The last import or restoring, and the state before it. */
  let undoable: { readonly of: 'import' | 'restore'; readonly parts: Parts } | undefined

  const summary = watched<RecordSummary>(
    () => {
      const isPersisted = persisted.known()
      const { lastExport } = backupOf(ledger.parts)
      return {
        used: key.length + writeRecord(ledger.parts, ledger.cleared()).length,
        quota: QUOTA,
        slices: sizesOf(ledger.parts),
        ...(undoable && { undoable: undoable.of }),
        setAside: asides.list(),
        ...(lastExport !== undefined && { lastExport }),
        reminder: exportReminder(ledger.parts, core.now(), core.mayEvict),
        ...(isPersisted !== undefined && { persisted: isPersisted }),
      }
    },
    () => false,
  )
  core.subscribe(summary.refresh)

  const present = (): Parts => new Map(ledger.parts)

  /** Puts these texts in the place of all data that is there. */
  function replace(texts: ReadonlyMap<string, string>, reason: 'import' | 'restore', canUndo: boolean) {
    if (!core.isWriting()) return
    const before = present()
    void archive.add(reason, before, ledger.cleared())
    undoable = canUndo ? { of: reason, parts: before } : undefined
    // What was set aside and when the last export was stays true of this browser, whatever comes in.
    const names = [...new Set([...before.keys(), ...texts.keys()])].filter(
      (name) => !bookkeeping.has(name) && before.get(name)?.text !== texts.get(name),
    )
    for (const name of names) ledger.writeText(name, texts.get(name))
    documents.changed(names)
    core.store()
  }

  return {
    summary,

    reset: (name) => {
      if (!core.isWriting() || !ledger.parts.has(name)) return
      if (!bookkeeping.has(name)) void archive.add('reset', present(), ledger.cleared())
      ledger.writeText(name, undefined)
      documents.changed([name])
      core.store()
    },

    deleteEverything: async () => {
      await ready
      if (!core.isWriting()) return
      undoable = undefined
      await core.clear()
    },

    previewImport: (text, size = text.length) =>
      readImport(text, size, {
        key,
        version,
        texts: dataOf(ledger.parts),
        read: (recordText) => {
          const { version, parts, edited } = readRecord(recordText)
          return { version, texts: dataOf(new Map([...parts, ...edited])), suspects: edited }
        },
        has: (name) => specifiedNames.includes(name) || documents.has(name),
        accepts: (name, data) => isSpecified(name, data) && documents.accepts(name, data),
      }),
    applyImport: ({ texts }) => replace(texts, 'import', true),
    undo: () => {
      if (undoable) replace(textsOf(undoable.parts), 'restore', false)
    },

    backups: async () =>
      (await archive.list()).map(({ id, date, reason, text }) => ({
        id,
        date,
        reason,
        slices: sizesOf(readRecord(text).parts),
        text,
      })),
    restore: async (id) => {
      const backup = (await archive.list()).find((item) => item.id === id)
      if (!backup || !core.isWriting()) return false
      const { parts, edited } = readRecord(backup.text)
      replace(textsOf(new Map([...parts, ...edited])), 'restore', true)
      return true
    },

    dismiss: (id) => {
      asides.dismiss(id)
      core.store()
    },
    persist: persisted.persist,
  }
}
