import { readJsonFile, type ReadFile } from '../model/readFile.ts'

/** Bytes of a file that is read at most. */
const LIMIT = 20_000_000

/** Reads a file by its content; how it is called does not count. */
export async function readAnyFile(file: Blob): Promise<ReadFile> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > LIMIT) return { problem: 'too-large' }
  return readJsonFile(await file.text())
}
