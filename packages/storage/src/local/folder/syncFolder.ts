import type { FileStamp } from '../../file/fileHandle.ts'
import type { Directory } from './directory.ts'
import { filesOf, withChange, type FolderPart } from './folderPart.ts'
import type { FolderRow, RowStore } from './folderRows.ts'

/** What the visitor has decided about one file: the record's version, or the file's. */
export type Decision = 'record' | 'file'

/** What is to be decided or told about one file. Until then the file stays as it is. */
export interface FolderQuestion {
  readonly kind: 'conflict' | 'gone' | 'unreadable'
  /** The field of the record. */
  readonly part: string
  readonly path: string
  /** The version of the record. */
  readonly record: string | undefined
  /** The version of the folder. */
  readonly file: string | undefined
}

interface SyncOptions {
  readonly directory: Directory
  readonly rows: RowStore
  /** Stores the record; what the folder has brought is only then taken as known. */
  readonly flush: () => Promise<void>
  readonly now: () => number
}

/** Files written between two notes of it. */
const BATCH = 50

/** The folder of the versions that were replaced. */
export const COPIES = 'Sicherungen'

/** Such as `Sicherungen/2026-11-26 14-05-09 Erfolge.md`. */
export const copyPath = (path: string, time: number): string =>
  `${COPIES}/${new Date(time).toLocaleString('sv').replaceAll(':', '-')} ${path.replaceAll('/', ' – ')}`

/**
 * Makes the function that brings the files of the record's parts up to date. The record leads: a file that another
 * program has changed brings only what differs from what was last written there. What cannot be joined is asked,
 * nothing is deleted because a file is missing, and a foreign text is copied to a subfolder before it is replaced.
 */
export function createFolderSync({ directory, rows: store, flush, now }: SyncOptions) {
  let rows: Map<string, FolderRow> | undefined
  const made = new Map<string, { readonly data: unknown; readonly files: ReadonlyMap<string, string> }>()

  async function save(changes: ReadonlyMap<string, FolderRow | undefined>) {
    if (changes.size === 0) return
    await store.save(changes)
    for (const [path, row] of changes)
      if (row) rows?.set(path, row)
      else rows?.delete(path)
  }

  function current(part: FolderPart) {
    const data = part.read()
    const known = made.get(part.name)
    if (known && known.data === data) return known
    const next = { data, files: filesOf(part, data) }
    made.set(part.name, next)
    return next
  }

  const copy = (path: string, text: string) => directory.write(copyPath(path, now()), text)

  /** Brings one part up to date; `listed`: all files of the folder, where it is looked through as a whole. */
  async function syncPart(
    part: FolderPart,
    listed: ReadonlyMap<string, FileStamp> | undefined,
    decisions: ReadonlyMap<string, Decision>,
  ): Promise<readonly FolderQuestion[]> {
    const known = (rows ??= new Map(await store.load()))
    const { name } = part
    let { data, files } = current(part)
    const questions: FolderQuestion[] = []
    const isOwn = (path: string) => known.get(path)?.part === name
    const ask = (kind: FolderQuestion['kind'], path: string, file: string | undefined) =>
      questions.push({ kind, part: name, path, record: files.get(path), file })

    const differs = (path: string) => files.get(path) !== known.get(path)?.text
    const ownPaths = [...known.keys()].filter(isOwn)
    const paths = listed
      ? [...listed.keys()].filter(
          (path) => isOwn(path) || files.has(path) || (!known.has(path) && part.files.isOurs?.(path)),
        )
      : [...new Set([...files.keys(), ...ownPaths])].filter(differs)

    /** Texts that neither the record nor this program has written. */
    const foreign = new Map<string, { readonly text: string; readonly stamp: FileStamp }>()
    const seen = new Map<string, FolderRow>()
    for (const path of paths) {
      const row = known.get(path)
      const stamp = listed ? listed.get(path) : await directory.stamp(path)
      if (!stamp || (row?.stamp?.size === stamp.size && row.stamp.modified === stamp.modified)) continue
      const text = await directory.read(path)
      if (text === undefined) continue
      const isOurs = text === row?.text || text === row?.next || text === files.get(path)
      if (isOurs) seen.set(path, { part: name, text, stamp })
      else foreign.set(path, { text, stamp })
    }
    await save(seen)

    const isGone = (path: string) => known.has(path) && listed !== undefined && !listed.has(path)
    const open = new Set<string>()
    const taken = new Map<string, FolderRow>()
    for (const [path, { text, stamp }] of foreign) {
      const decision = decisions.get(path)
      if (part.files.fromFile && decision !== 'record') {
        let isLost = false
        const before = decision === 'file' ? files.get(path) : known.get(path)?.text
        const start = data ?? part.defaults()
        const change = { path, before, now: text }
        const next = withChange(part, start, change, () => (isLost = true), isGone)
        if (next === undefined || (isLost && decision !== 'file')) {
          open.add(path)
          ask(next === undefined ? 'unreadable' : 'conflict', path, text)
          continue
        }
        data = next
      }
      taken.set(path, { part: name, text, stamp })
    }
    for (const path of listed ? ownPaths : []) {
      if (listed?.has(path)) continue
      const decision = decisions.get(path)
      const before = known.get(path)?.text
      if (decision === 'file' && data !== undefined) {
        const next = withChange(part, data, { path, before, now: undefined }, () => {}, isGone)
        if (next !== undefined) data = next
      } else if (decision !== 'record') open.add(path)
    }
    if (data !== part.read()) {
      part.write(data)
      await flush()
    }
    files = current(part).files
    // Of a file that was renamed elsewhere, or belongs to what was deleted here, nothing is missing.
    for (const path of ownPaths.filter((each) => listed && !listed.has(each)))
      // Without a text it was never there: the page ended before it was written.
      if (files.has(path) && open.has(path) && known.get(path)?.text !== undefined)
        ask('gone', path, undefined)
      else {
        open.delete(path)
        await save(new Map([[path, files.has(path) ? { part: name } : undefined]]))
      }
    for (const [path, { text = '' }] of taken) if (files.get(path) !== text) await copy(path, text)
    await save(taken)

    const due = [...files].filter(([path, text]) => known.get(path)?.text !== text && !open.has(path))
    for (let at = 0; at < due.length; at += BATCH) await write(name, due.slice(at, at + BATCH), known)
    // After the writing, so that a crash between both leaves an item twice in the folder rather than not at all.
    for (const path of [...known.keys()].filter(
      (each) => isOwn(each) && !files.has(each) && !open.has(each),
    )) {
      await directory.remove(path)
      await save(new Map([[path, undefined]]))
    }
    return questions
  }

  async function write(
    part: string,
    due: ReadonlyArray<readonly [string, string]>,
    known: ReadonlyMap<string, FolderRow>,
  ) {
    await save(new Map(due.map(([path, next]) => [path, { ...known.get(path), part, next }])))
    const done = new Map<string, FolderRow>()
    // Together, because most of the time goes into waiting for the browser's file process.
    const results = await Promise.allSettled(
      due.map(async ([path, text]) => {
        done.set(path, { part, text, stamp: await directory.write(path, text) })
      }),
    )
    await save(done)
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  return {
    /**
     * @param isWhole whether to look for changes in the whole folder; otherwise only at the files to be written
     * @param decisions by path, about what was asked before
     */
    sync: async (
      parts: readonly FolderPart[],
      isWhole: boolean,
      decisions: ReadonlyMap<string, Decision> = new Map(),
    ): Promise<readonly FolderQuestion[]> => {
      const listed = isWhole ? await directory.list() : undefined
      const questions: FolderQuestion[] = []
      for (const part of parts) questions.push(...(await syncPart(part, listed, decisions)))
      return questions
    },
    /** Reads the rows again, which another tab may have written. */
    forgetRows: () => {
      rows = undefined
    },
  }
}
