import { stampOf, writeWhole } from './fileHandle.ts'

/** SHA-256 in hexadecimal digits. */
export async function fingerprintOf(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface GuardedWrite {
  /** Fingerprints of what may be replaced: all that this page has read or written; `undefined`: anything. */
  readonly known: readonly string[] | undefined
  /** Remembers before the file is touched what it may hold after a crash. */
  readonly remember?: (known: readonly string[]) => Promise<void>
}

/**
 * Writes a text unless another program has changed the file. Between the last look and the swap a few milliseconds
 * remain, which no browser closes.
 *
 * @returns `changed`: the file holds something else than what is known, and stays as it is; `same`: it held the text
 *   already
 * @throws (rejects) where the file is gone or cannot be read or written
 */
export async function writeGuarded(
  handle: FileSystemFileHandle,
  text: string,
  { known, remember }: GuardedWrite,
): Promise<'written' | 'same' | 'changed'> {
  const file = await handle.getFile()
  const next = await fingerprintOf(text)
  const present = await fingerprintOf(await file.arrayBuffer())
  if (present === next) return 'same'
  if (known && !known.includes(present)) return 'changed'
  await remember?.([present, next])
  const before = stampOf(file)
  const isStill = async () => {
    const { size, modified } = stampOf(await handle.getFile())
    return size === before.size && modified === before.modified
  }
  return (await writeWhole(handle, text, isStill)) ? 'written' : 'changed'
}
