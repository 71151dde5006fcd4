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

/** Takes what Windows or macOS refuse in a name; a path never leads out of the folder. */
const safeName = (name: string) =>
  name
    .replaceAll(/[\\:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .normalize('NFC') || '_'

/** The files of a part, by names that are valid on every system, distinct on those that ignore case, too. */
export function filesOf({ files }: FolderPart, data: unknown): ReadonlyMap<string, string> {
  const result = new Map<string, string>()
  if (data === undefined) return result
  const taken = new Set<string>()
  for (const [path, text] of files.toFiles(data)) {
    const safe = path.split('/').map(safeName).join('/')
    const [, stem = safe, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(safe) ?? []
    let unique = safe
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${stem} ${count}${ending}`
    taken.add(unique.toLowerCase())
    result.set(unique, text)
  }
  return result
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
