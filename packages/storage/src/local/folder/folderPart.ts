import { filePaths } from '../../exchange/filePaths.ts'
import type { FileChange, OnLost, SliceFiles } from '../../slice.ts'

/** One part of the record as files of the folder. */
export interface FolderPart {
  /** Its field of the record. */
  readonly name: string
  readonly files: SliceFiles<unknown>
  /** `undefined` while nothing is stored: then there are no files, and new ones start from the defaults. */
  readonly read: () => unknown
  readonly defaults: () => unknown
  readonly write: (data: unknown) => void
}

/** The files of a part, by names that are valid on every system, distinct on those that ignore case, too. */
export function filesOf({ files }: FolderPart, data: unknown): ReadonlyMap<string, string> {
  if (data === undefined) return new Map()
  const wanted = files.toFiles(data)
  const paths = filePaths([...wanted.keys()])
  return new Map(Array.from(wanted.values(), (text, at) => [paths[at] ?? '', text]))
}

/** The data with a change to one file; `undefined` where the file cannot be read. A reader that throws could not read it. */
export function withChange(
  { files }: FolderPart,
  data: unknown,
  change: FileChange,
  onLost: OnLost,
  isGone: (path: string) => boolean,
): unknown {
  try {
    return files.fromFile?.(data, change, onLost, isGone)
  } catch {
    return undefined
  }
}
