import { errorName, stampOf, writeWhole, type FileStamp } from '../../file/fileHandle.ts'

/** A folder of files, by their paths with `/`. Every member rejects where the folder refuses. */
export interface Directory {
  /** All files, those in subfolders included; hidden ones left out. */
  readonly list: () => Promise<ReadonlyMap<string, FileStamp>>
  /** `undefined` where there is no such file. */
  readonly stamp: (path: string) => Promise<FileStamp | undefined>
  readonly read: (path: string) => Promise<string | undefined>
  /** Replaces a file as a whole: after a crash it holds the old or the new text. */
  readonly write: (path: string, text: string) => Promise<FileStamp>
  readonly remove: (path: string) => Promise<void>
}

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (errorName(error) === 'NotFoundError') return undefined
    throw error
  }
}

/** A folder of File System Access. `createWritable` writes to a copy and swaps at `close`. */
export function directoryOf(root: FileSystemDirectoryHandle): Directory {
  async function folderOf(path: string, create: boolean) {
    const names = path.split('/')
    const name = names.pop() ?? ''
    let folder = root
    for (const part of names) folder = await folder.getDirectoryHandle(part, { create })
    return { folder, name }
  }

  const fileAt = (path: string) =>
    orMissing(
      folderOf(path, false)
        .then(({ folder, name }) => folder.getFileHandle(name))
        .then((handle) => handle.getFile()),
    )

  async function listIn(folder: FileSystemDirectoryHandle, prefix: string, found: Map<string, FileStamp>) {
    for await (const [name, handle] of folder.entries()) {
      // Hidden ones belong to programs: `.obsidian`, `.DS_Store`, and Chromium's swap files while it writes.
      if (name.startsWith('.') || name.endsWith('.crswap')) continue
      if (handle.kind === 'directory') await listIn(handle, `${prefix}${name}/`, found)
      else {
        const file = await orMissing(handle.getFile())
        if (file) found.set(prefix + name, stampOf(file))
      }
    }
    return found
  }

  return {
    list: () => listIn(root, '', new Map()),
    stamp: async (path) => {
      const file = await fileAt(path)
      return file && stampOf(file)
    },
    read: async (path) => (await fileAt(path))?.text(),
    write: async (path, text) => {
      const { folder, name } = await folderOf(path, true)
      const handle = await folder.getFileHandle(name, { create: true })
      await writeWhole(handle, text)
      return stampOf(await handle.getFile())
    },
    remove: async (path) => {
      await orMissing(folderOf(path, false).then(({ folder, name }) => folder.removeEntry(name)))
    },
  }
}
