import { askToWrite, errorName, mayWrite } from '../../file/fileHandle.ts'
import { paced } from '../../file/paced.ts'
import type { FolderSlice } from '../../slice.ts'
import { backupSlice } from '../backup/backupSlice.ts'
import { computed, type Observable } from '../computed.ts'
import { coreOf } from '../manage/recordCore.ts'
import type { RecordStore } from '../recordStore.ts'
import { copyRecord } from './copyRecord.ts'
import { directoryOf } from './directory.ts'
import { createFolderNotes } from './folderNotes.ts'
import { createParts } from './folderParts.ts'
import { createFolderSync, type Decision, type FolderQuestion } from './syncFolder.ts'

/** What the settings show of the folder. */
export interface FolderStatus {
  /**
   * `off`: none is connected. `closed`: the browser asks for a click before it opens it again. `missing`: it is not
   * there any more. `failed`: the last try failed, and is repeated.
   */
  readonly state: 'off' | 'closed' | 'missing' | 'working' | 'current' | 'failed'
  readonly name: string
  /** Fields of the record that are left out. */
  readonly leftOut: readonly string[]
  readonly questions: readonly FolderQuestion[]
  /** When it was last brought up to date, in ms since 1970. */
  readonly date?: number
}

export interface FolderOptions {
  /** Loads the slices of all fields that may be in the folder, by their names. */
  readonly slices: () => Promise<ReadonlyMap<string, FolderSlice<unknown>>>
}

/** The record as files of a folder. No member throws or rejects. */
export interface RecordFolder {
  readonly status: Observable<FolderStatus>
  /** Connects a folder that the visitor has chosen, and writes all files. */
  readonly connect: (handle: FileSystemDirectoryHandle) => Promise<void>
  /** Opens the folder again; to be called in a click, because the browser asks. */
  readonly reopen: () => Promise<void>
  /** Its files stay. */
  readonly disconnect: () => Promise<void>
  /** Leaves a field out, whose files are then deleted in the folder, or takes it in again. */
  readonly leaveOut: (name: string, isOut: boolean) => Promise<void>
  /** Answers questions, by path. */
  readonly decide: (decisions: ReadonlyMap<string, Decision>) => Promise<void>
  /** Looks for changes of other programs, and writes what is due. */
  readonly refresh: () => Promise<void>
}

/** How long edits are coalesced, and how long at most while they go on, in ms. */
const [DELAY, LONGEST] = [1000, 3000]
const RETRY = 30_000
const DAY = 24 * 60 * 60 * 1000

/**
 * Keeps a folder up to date with the record, from now on: after every edit, and when the page comes back. Call it once
 * per record; tabs take turns.
 *
 * @param record made by `openRecord`
 */
export function openFolder(
  record: Pick<RecordStore, 'ready' | 'slice' | 'flush'>,
  { slices }: FolderOptions,
): RecordFolder {
  const core = coreOf(record)
  const { now, environment } = core
  const notes = createFolderNotes(core.mirror)
  const writer = crypto.randomUUID()
  const parts = createParts(core, slices)
  const pace = paced(() => void run(false), DELAY, LONGEST)
  let current: FolderStatus = { state: 'off', name: '', leftOut: [], questions: [] }
  let sync:
    | { readonly handle: FileSystemDirectoryHandle; readonly run: ReturnType<typeof createFolderSync> }
    | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const status = computed(() => current)
  function show(next: Partial<FolderStatus>) {
    current = { ...current, ...next }
    status.refresh()
  }

  async function pass(isWhole: boolean, decisions?: ReadonlyMap<string, Decision>) {
    await record.ready
    const note = core.isWriting() ? await notes.read() : undefined
    if (!note) {
      current = { state: 'off', name: '', leftOut: [], questions: [] }
      status.refresh()
      return
    }
    const { handle, leftOut } = note
    show({ name: handle.name, leftOut })
    if (!(await mayWrite(handle))) {
      show({ state: 'closed' })
      return
    }
    show({ state: 'working' })
    const directory = directoryOf(handle)
    if (!sync || !(await sync.handle.isSameEntry(handle)))
      sync = { handle, run: createFolderSync({ directory, rows: notes.rows, flush: record.flush, now }) }
    if (note.writer !== writer) {
      sync.run.forgetRows()
      await notes.write({ ...note, writer })
    }
    const all = await parts(leftOut)
    // A tab that saw only a part of the folder keeps the questions about the rest.
    const asked = await sync.run.sync(all, isWhole, decisions)
    const paths = new Set(asked.map(({ path }) => path))
    const questions = isWhole
      ? asked
      : [...current.questions.filter(({ path }) => !paths.has(path)), ...asked]
    await copyRecord(directory, `${core.key}.json`, now())
    noteCopy()
    show({ state: 'current', questions, date: now() })
  }

  /** What is in the folder needs no export for a day. */
  function noteCopy() {
    const storage = record.slice(backupSlice)
    const backup = storage.read() ?? backupSlice.defaults()
    if (!backup.folder || Math.abs(now() - (backup.lastExport ?? 0)) > DAY)
      storage.write({ ...backup, folder: true, lastExport: now() })
  }

  /** One tab at a time, where the browser has locks. */
  async function run(isWhole: boolean, decisions?: ReadonlyMap<string, Decision>) {
    clearTimeout(timer)
    pace.cancel()
    try {
      const work = () => pass(isWhole, decisions)
      await (navigator.locks ? navigator.locks.request(`${core.key}.folder`, work) : work())
    } catch (error) {
      sync = undefined
      const state = { NotAllowedError: 'closed', NotFoundError: 'missing' } as const
      const name = errorName(error)
      show({ state: name === 'NotAllowedError' || name === 'NotFoundError' ? state[name] : 'failed' })
      if (current.state === 'failed') timer = setTimeout(() => void run(true), RETRY)
    }
  }

  function schedule() {
    if (current.state === 'off' || current.state === 'closed' || current.state === 'missing') return
    clearTimeout(timer)
    pace.call()
  }

  core.subscribe(() => {
    if (parts.hasChanged()) schedule()
  })
  const onReturn = () => {
    if (environment.document?.visibilityState !== 'hidden') void run(true)
  }
  environment.window?.addEventListener('focus', onReturn)
  environment.document?.addEventListener('visibilitychange', onReturn)
  void run(true)

  return {
    status,
    connect: async (handle) => {
      try {
        await notes.remove()
        await notes.write({ handle, leftOut: current.leftOut, writer: '' })
      } catch {
        show({ state: 'failed' })
        return
      }
      const storage = record.slice(backupSlice)
      storage.write({ ...(storage.read() ?? backupSlice.defaults()), folder: true })
      await run(true)
    },
    reopen: async () => {
      try {
        const note = await notes.read()
        if (note) await askToWrite(note.handle)
      } catch {
        // Refused: the next pass says so.
      }
      await run(true)
    },
    disconnect: async () => {
      await notes.remove().catch(() => {})
      const storage = record.slice(backupSlice)
      const { folder: _folder, ...backup } = storage.read() ?? backupSlice.defaults()
      storage.write(backup)
      await run(false)
    },
    leaveOut: async (name, isOut) => {
      const change = (list: readonly string[]) => [
        ...list.filter((each) => each !== name),
        ...(isOut ? [name] : []),
      ]
      // Told at once: a switch shows what it was set to.
      show({ leftOut: change(current.leftOut) })
      const note = await notes.read()
      if (!note) return
      const leftOut = change(note.leftOut)
      await notes.write({ ...note, leftOut }).catch(() => {})
      await run(true)
    },
    decide: (decisions) => run(true, decisions),
    refresh: () => run(true),
  }
}
