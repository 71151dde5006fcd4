import type { RecordStore } from '../recordStore.ts'
import { backupSlice } from '../backup/backupSlice.ts'
import { coreOf } from '../manage/recordCore.ts'
import { parsed } from '../record/json.ts'
import { filesOf } from './folderPart.ts'
import { createParts } from './folderParts.ts'
import { memoryRows, type FolderRow } from './folderRows.ts'
import { memoryDirectory } from './memoryDirectory.ts'
import type { FolderOptions } from './openFolder.ts'
import { readTexts } from './recordPart.ts'
import { createFolderSync, type Decision, type FolderQuestion } from './syncFolder.ts'

/** The files of a folder, to be carried elsewhere as a whole. No member rejects. */
export interface FileExchange {
  /** All files by their paths. Saves the time as that of the last export. */
  readonly write: () => Promise<ReadonlyMap<string, string>>
  /**
   * Takes what was changed in such files since they were written; the record in them tells what they held then. A file
   * that is missing changes nothing.
   *
   * @returns what is to be decided, and how many fields were changed; `undefined` where none of the files is ours
   */
  readonly read: (
    files: ReadonlyMap<string, string>,
    decisions?: ReadonlyMap<string, Decision>,
  ) => Promise<{ readonly questions: readonly FolderQuestion[]; readonly changed: number } | undefined>
}

/** @param record made by `openRecord` */
export function exchangeFiles(
  record: Pick<RecordStore, 'ready' | 'slice' | 'flush'>,
  { slices }: FolderOptions,
): FileExchange {
  const core = coreOf(record)
  const { key, version, now, replica } = core
  const parts = createParts(core, slices)

  return {
    write: async () => {
      await record.ready
      const directory = memoryDirectory()
      await createFolderSync({ directory, rows: memoryRows(), flush: record.flush, now }).sync(
        await parts([]),
        true,
      )
      const storage = record.slice(backupSlice)
      storage.write({ ...(storage.read() ?? backupSlice.defaults()), lastExport: now() })
      return directory.files
    },
    read: async (files, decisions) => {
      await record.ready
      const all = await parts([])
      const known = await slices()
      const texts = readTexts(files.get(`${key}.json`) ?? '', key, version)
      const rows = new Map<string, FolderRow>()
      for (const part of all) {
        const json = texts?.get(part.name)
        const data = json === undefined ? undefined : known.get(part.name)?.decode(parsed(json))
        for (const [path, text] of filesOf(part, data)) rows.set(path, { part: part.name, text })
      }
      const isOurs = (path: string) => all.some((part) => part.files.isOurs?.(path))
      if (!texts && ![...files.keys()].some(isOurs)) return undefined
      const before = new Map(replica.fields)
      await core.backUp('import', before)
      const sync = createFolderSync({
        directory: memoryDirectory(files),
        rows: memoryRows(rows),
        flush: record.flush,
        now,
      })
      const questions = (await sync.sync(all, true, decisions)).filter(({ kind }) => kind !== 'gone')
      const isChanged = ([name, { text }]: readonly [string, { readonly text: string | undefined }]) =>
        name !== backupSlice.name && before.get(name)?.text !== text
      return { questions, changed: [...replica.fields].filter(isChanged).length }
    },
  }
}
