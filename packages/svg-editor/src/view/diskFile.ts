import type { FileMemory } from '@kleinzeug/storage'
import { askToWrite, chosenIn, fingerprintOf, mayWrite, writeGuarded } from '@kleinzeug/storage/file'
import type { LastFile, OpenFile } from '../state/session.ts'

type Memory = Pick<FileMemory, 'load'> | undefined

const types = [
  { accept: { 'image/svg+xml': ['.svg'], 'text/plain': ['.jsx', '.tsx', '.html', '.htm', '.md', '.mdx'] } },
]

/** A file that is written only while it holds what was last read or written here. */
function openFile(handle: FileSystemFileHandle, memory: Memory, first: readonly string[]): OpenFile {
  let known = first
  // A drawing that cannot be remembered is written all the same.
  const remember = async (of: string) => {
    if (of === '') return
    try {
      await (await memory?.load())?.create({ handle, known, of })
    } catch {
      // At the next visit a file is chosen anew.
    }
  }
  return {
    name: handle.name,
    read: async () => {
      const bytes = await (await handle.getFile()).arrayBuffer()
      known = [await fingerprintOf(bytes)]
      return new Uint8Array(bytes)
    },
    write: async (text, of, isForced) => {
      const outcome = await writeGuarded(handle, text, {
        known: isForced ? undefined : known,
        remember: async (next) => {
          known = next
          await remember(of)
        },
      })
      if (outcome === 'changed') return false
      known = [await fingerprintOf(text)]
      await remember(of)
      return true
    },
    remember,
    forget: async () => {
      try {
        await (await memory?.load())?.remove()
      } catch {
        // It is refused again at the next visit.
      }
    },
  }
}

/** What was written in place, as a file. */
export const svgFile = (name: string, text: string) =>
  new File([text], name, { type: name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain' })

/** Chooses a file that can be written back; `undefined` where the visitor chooses none. */
export async function chooseInPlace(
  memory: Memory,
  newName: string | undefined,
): Promise<OpenFile | undefined> {
  if (newName === undefined) {
    const [handle] = (await chosenIn(window.showOpenFilePicker?.({ types }))) ?? []
    return handle && openFile(handle, memory, [])
  }
  const handle = await chosenIn(window.showSaveFilePicker?.({ types, suggestedName: newName }))
  // The browser's dialog has asked whether what is there now may be replaced.
  return (
    handle && openFile(handle, memory, [await fingerprintOf(await (await handle.getFile()).arrayBuffer())])
  )
}

/** The file that a drawing was written to at an earlier visit; the browser may ask, so call it in a click or key. */
export async function lastFile(memory: Memory, root: string): Promise<LastFile | undefined> {
  try {
    const note = await (await memory?.load())?.read()
    if (note?.of !== root) return undefined
    const isUnasked = await mayWrite(note.handle)
    if (!isUnasked && !(await askToWrite(note.handle))) return undefined
    return { file: openFile(note.handle, memory, note.known), isUnasked }
  } catch {
    return undefined
  }
}
