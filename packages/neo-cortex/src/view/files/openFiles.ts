import type { GivenFile, Refusal } from '../../model/files/imported.ts'
import { FILES_LIMIT } from '../../model/files/readFiles.ts'

/** What was chosen, or why it is refused as a whole. */
export type Chosen = readonly GivenFile[] | { readonly file: string; readonly refused: Refusal }

const pathOf = (file: File) => file.webkitRelativePath || file.name

/** Only what can be a note: a folder holds much else. */
const isNote = (file: File) => /\.(md|markdown)$/i.test(file.name) && !/(^|\/)\./.test(pathOf(file))

/** Opens the file dialog and reads the chosen files, zips too; `undefined` when cancelled. Throws DOMException. */
export async function openFiles(kind: 'files' | 'folder'): Promise<Chosen | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  if (kind === 'folder') input.webkitdirectory = true
  else input.accept = '.html,.htm,.md,.markdown,.txt,.json,.csv,.tsv,.zip'
  const list = await new Promise<readonly File[] | undefined>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
  if (!list) return undefined
  const files = kind === 'folder' ? list.filter(isNote) : list
  const [first] = files
  if (!first) return { file: list[0] ? pathOf(list[0]).split('/')[0] || '' : '', refused: 'empty' }
  if (files.reduce((sum, { size }) => sum + size, 0) > FILES_LIMIT)
    return { file: first.name, refused: 'too-large' }
  const read: GivenFile[] = []
  for (const file of files) {
    if (/\.zip$/i.test(file.name)) {
      const { filesOfZip } = await import('../../model/files/archive.ts')
      const packed = filesOfZip(new Uint8Array(await file.arrayBuffer()))
      if (!packed) return { file: file.name, refused: 'no-archive' }
      if (packed.length === 0) return { file: file.name, refused: 'empty' }
      read.push(...packed)
    } else read.push({ name: pathOf(file), text: await file.text() })
  }
  return read
}
