import type { Backup } from '../backup/backup.ts'
import { backupOf, backupSlice } from '../backup/backupSlice.ts'
import { bookkeeping, dataOf } from '../backup/bookkeeping.ts'
import type { ImportPreview, ImportRefusal } from '../backup/importFile.ts'
import type { Reminder } from '../backup/reminder.ts'
import { computed, type Observable } from '../computed.ts'
import type { SetAside } from '../record/setAside.ts'
import { parsed } from '../record/json.ts'
import { readRecord, writeRecord } from '../record/recordText.ts'
import { textsOf } from '../record/replica.ts'
import type { Fields } from '../record/versionedField.ts'
import type { RecordStore } from '../recordStore.ts'
import { dismissText, textOf } from '../record/textStore.ts'
import { clearRecord, type Remains } from './clearRecord.ts'
import { coreOf } from './recordCore.ts'
import { createReplacement, type Replacement } from './replacement.ts'

/** All that a settings page shows of the record. */
export interface RecordSummary {
  /** UTF-16 units taken, the key included. */
  readonly used: number
  /** UTF-16 units that browsers give: 5,242,880. */
  readonly quota: number
  /** The JSON text of each field that holds data. */
  readonly texts: ReadonlyMap<string, string>
  /** What `undo` would undo; absent: nothing. */
  readonly undoable?: 'import' | 'restore'
  readonly setAside: readonly SetAside[]
  /** Time of the last export in ms since 1970. */
  readonly lastExport?: number
  readonly reminder: Reminder
  /** Whether the browser has promised not to evict the data; absent while unknown. */
  readonly persisted?: boolean
}

/** What of a file is imported, and how. */
export interface ImportChoice {
  /** The fields to import; all by default. */
  readonly names?: readonly string[]
  /** `replace`: fields that the file lacks are removed; `merge`: they stay, and lists are merged where the tool can. */
  readonly mode?: 'replace' | 'merge'
}

/** A file to be offered for download. */
export interface RecordFile {
  readonly fileName: string
  readonly text: string
}

/** What a settings page can do with the record. No member throws. */
export interface RecordManager {
  readonly summary: Observable<RecordSummary>
  /** The record as a file, also where nothing can be stored. Saves the time as that of the last export. */
  readonly exportRecord: () => RecordFile
  /** Resets one tool. Resolves to whether there is a backup; `undefined`: not reset, as a newer version has stored. */
  readonly reset: (name: string) => Promise<boolean | undefined>
  /** Deletes everything in this browser, backups included, for good. Resolves to what could not be deleted. */
  readonly deleteEverything: () => Promise<readonly Remains[]>
  /**
   * Reads a file and returns what importing it would change, or why it is refused. Changes nothing.
   * Takes an export, the content of a localStorage under any key, and a bare record.
   *
   * @param text content of the file
   * @param size its size in bytes, so that a file that is too large is refused before it is parsed
   * @param source the key of the file to read, one of `sources`
   */
  readonly previewImport: (
    text: string,
    size?: number,
    source?: string,
  ) => Promise<ImportPreview | ImportRefusal>
  /** Imports a previewed record once the backup is made; `undo` undoes it. Resolves to `false` where a newer version has stored. */
  readonly applyImport: (preview: ImportPreview, choice?: ImportChoice) => Promise<boolean>
  /** Time of the last edit of a field in ms since 1970, as the record counts it; 0: unknown. */
  readonly revisionOf: (name: string) => number
  /** Undoes the last import or restore, once, within a day. Resolves to `false` where there is none to undo. */
  readonly undo: () => Promise<boolean>
  /** Earlier records, newest first: routine ones fewer the older they are, the last five of each other reason. */
  readonly backups: () => Promise<readonly Backup[]>
  /** Names a backup, which keeps it; an empty name lets it go when its time has come. */
  readonly nameBackup: (id: number, name: string) => Promise<void>
  /**
   * Restores a backup, or one field of it; `undo` undoes it. Resolves to `false` where it is gone, or a newer version has
   * stored.
   */
  readonly restore: (id: number, field?: string) => Promise<boolean>
  /** Deletes a text that was set aside. */
  readonly dismiss: (id: string) => void
  /** A text that was set aside; `undefined` when it is not stored any more. */
  readonly setAsideText: (id: string) => Promise<string | undefined>
}

/** UTF-16 units that browsers give one origin's localStorage, keys included. */
const QUOTA = 5 * 1024 * 1024

/**
 * The operations on a record that only a settings page needs. Call it once per record.
 *
 * @example
 * ```ts
 * const manager = manageRecord(record)
 * const preview = await manager.previewImport(await file.text(), file.size)
 * if (preview.accepted) manager.applyImport(preview)
 * ```
 * @param record made by `openRecord`
 */
export function manageRecord(record: Pick<RecordStore, 'ready'>): RecordManager {
  const core = coreOf(record)
  const { key, version, replica, documents, archive, quarantine, persistence } = core

  const summary = computed<RecordSummary>(() => {
    const isPersisted = persistence.known()
    const { lastExport } = backupOf(replica.fields)
    const undoable = replacement.read()
    return {
      used: key.length + writeRecord(replica.fields, replica.cleared()).length,
      quota: QUOTA,
      texts: dataOf(replica.fields),
      ...(undoable && { undoable: undoable.of }),
      setAside: quarantine.list(),
      ...(lastExport !== undefined && { lastExport }),
      reminder: core.reminder(),
      ...(isPersisted !== undefined && { persisted: isPersisted }),
    }
  })
  core.subscribe(summary.refresh)
  const replacement = createReplacement(core, summary.refresh)
  void record.ready.then(replacement.load)

  /** The present list and the file's as one, where the tool can merge them; else the file's. */
  function mergedText(name: string, text: string): string {
    const merged = documents.get(name)?.merge(null, parsed(text), replica.fields.get(name)?.value)
    return merged === undefined ? text : JSON.stringify(merged)
  }

  const listBackups = async () => (await archive.use(({ list }) => list())) ?? []
  const present = (): Fields => new Map(replica.fields)

  /** Resolves to whether the record was replaced. */
  async function replace(texts: ReadonlyMap<string, string>, reason: Replacement['of'], canUndo: boolean) {
    const before = present()
    // Awaited, so that a page that is killed in between has lost nothing.
    if (core.isWriting()) await core.backUp(reason, before)
    if (!core.isWriting()) return false
    // The quarantine and the time of the last export belong to this browser rather than to a file.
    const names = [...new Set([...before.keys(), ...texts.keys()])].filter(
      (name) => !bookkeeping.has(name) && before.get(name)?.text !== texts.get(name),
    )
    for (const name of names) replica.writeText(name, texts.get(name))
    documents.changed(names)
    core.store()
    await replacement.set(canUndo ? { of: reason, texts: dataOf(before) } : undefined)
    return true
  }

  return {
    summary,

    exportRecord: () => {
      const isWriting = core.isWriting()
      // A record of a newer version is exported as it is stored, because this version may not know all of it.
      const untouched = isWriting || replica.dirty.size > 0 ? undefined : core.entry.read()
      if (isWriting)
        documents.slice(backupSlice).write({ ...backupOf(replica.fields), lastExport: core.now() })
      const text = untouched ?? writeRecord(replica.fields, replica.cleared(), version)
      return { fileName: `${key}.json`, text: JSON.stringify({ [key]: text }) }
    },
    reset: async (name) => {
      if (core.isWriting() && !replica.fields.has(name)) return false
      const hasBackup = core.isWriting() && !bookkeeping.has(name) && (await core.backUp('reset', present()))
      if (!core.isWriting()) return undefined
      replica.writeText(name, undefined)
      documents.changed([name])
      core.store()
      return hasBackup === true
    },

    deleteEverything: async () => {
      await record.ready
      if (core.isWriting()) void replacement.set(undefined)
      return clearRecord(core)
    },

    previewImport: async (text, size = text.length, source) =>
      (await import('../backup/importFile.ts')).readImport(core, text, size, source),
    applyImport: async ({ texts, slices }, { names, mode = 'replace' } = {}) => {
      const isChosen = (name: string) => !names || names.includes(name)
      const next = new Map(dataOf(replica.fields))
      for (const { name, change, implied } of slices) {
        const text = texts.get(name)
        if (!isChosen(name) || change === 'unreadable' || (mode === 'merge' && implied)) continue
        if (text !== undefined) next.set(name, mode === 'merge' ? mergedText(name, text) : text)
        else if (mode === 'replace') next.delete(name)
      }
      return replace(next, 'import', true)
    },
    revisionOf: (name) => replica.fields.get(name)?.revision ?? 0,

    undo: async () => {
      const last = replacement.read()
      return last !== undefined && replace(last.texts, 'restore', false)
    },

    backups: async () =>
      (await listBackups()).map(({ content: _content, ...backup }) => ({
        ...backup,
        texts: dataOf(readRecord(backup.text).fields),
      })),
    nameBackup: async (id, name) => {
      await archive.use((loaded) => loaded.name(id, name.trim() || undefined))
    },
    restore: async (id, field) => {
      const backup = (await listBackups()).find((item) => item.id === id)
      if (!backup) return false
      const { salvage } = await import('../record/salvage.ts')
      const { fields, edited } = readRecord(backup.text, { salvage })
      const texts = textsOf(new Map([...fields, ...edited]))
      if (field === undefined) return replace(texts, 'restore', true)
      const [next, text] = [new Map(dataOf(replica.fields)), texts.get(field)]
      if (text === undefined) next.delete(field)
      else next.set(field, text)
      return replace(next, 'restore', true)
    },

    dismiss: (id) => {
      void dismissText(core, id)
      core.store()
    },
    setAsideText: (id) => textOf(core, id),
  }
}
