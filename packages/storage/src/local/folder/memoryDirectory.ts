import type { FileStamp } from '../../file/fileHandle.ts'
import type { Directory } from './directory.ts'

export interface MemoryDirectory extends Directory {
  readonly files: ReadonlyMap<string, string>
}

/** A folder in memory, as a ZIP is written from and read into. */
export function memoryDirectory(content: ReadonlyMap<string, string> = new Map()): MemoryDirectory {
  const files = new Map(content)
  const stamps = new Map<string, FileStamp>()
  let clock = 0
  const stampOf = (path: string, text: string) => {
    const stamp = stamps.get(path) ?? { size: text.length, modified: ++clock }
    stamps.set(path, stamp)
    return stamp
  }
  return {
    files,
    list: async () => new Map(Array.from(files, ([path, text]) => [path, stampOf(path, text)])),
    stamp: async (path) => {
      const text = files.get(path)
      return text === undefined ? undefined : stampOf(path, text)
    },
    read: async (path) => files.get(path),
    write: async (path, text) => {
      files.set(path, text)
      stamps.delete(path)
      return stampOf(path, text)
    },
    remove: async (path) => {
      files.delete(path)
      stamps.delete(path)
    },
  }
}
