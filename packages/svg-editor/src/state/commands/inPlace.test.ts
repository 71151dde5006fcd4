import { expect, test, vi } from 'vitest'
import { defaultData } from '../../model/document/editorData.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { openEditor, press } from '../openEditor.fixtures.ts'
import type { LastFile, OpenFile } from '../session.ts'

/** A file on a disk. */
function fileOf(text: string, name = 'plan.svg') {
  const disk = { text, isProtected: false, known: text }
  const file: OpenFile = {
    name,
    read: () => Promise.resolve(new TextEncoder().encode(disk.text)),
    write: (next, _root, isForced) => {
      if (disk.isProtected) return Promise.reject(new Error('protected'))
      if (disk.text !== disk.known && !isForced) return Promise.resolve(false)
      disk.text = disk.known = next
      return Promise.resolve(true)
    },
  }
  return { disk, file }
}

const source = '<svg xmlns="http://www.w3.org/2000/svg"><rect  x="1"/></svg>'

test('a file that was opened to be edited is written back, with only what has changed', async () => {
  const { disk, file } = fileOf(source)
  const chooseInPlace = vi.fn<(name?: string) => Promise<OpenFile>>(() => Promise.resolve(file))
  const exported = vi.fn<(name: string, text: string) => void>()
  const editor = openEditor(defaultData(), { chooseInPlace, exported })
  press(editor, 'f e')
  await vi.waitFor(() => expect(writeSvg(editor.store.drawing())).toBe(source))
  editor.tree.go('rect001')
  press(editor, 't 5 ArrowRight Enter')
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toBe(source.replace('x="1"', 'x="6"')))
  expect(exported.mock.lastCall).toEqual(['plan.svg', disk.text])
  expect(chooseInPlace).toHaveBeenCalledOnce()
  // The drawing before it has no file: one is chosen for it.
  press(editor, '< < Ctrl+s')
  await vi.waitFor(() => expect(chooseInPlace).toHaveBeenCalledWith('svg001.svg'))
})

test('a file that cannot be written is said, and another one is chosen the next time', async () => {
  const { disk, file } = fileOf(source)
  const chooseInPlace = vi.fn<(name?: string) => Promise<OpenFile>>(() => Promise.resolve(file))
  const editor = openEditor(defaultData(), { chooseInPlace })
  disk.isProtected = true
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(editor.atomStore.get(editor.atoms.alert)).toEqual({ kind: 'unwritten' }))
  disk.isProtected = false
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toContain('viewBox'))
  expect(chooseInPlace).toHaveBeenCalledTimes(2)
})

test('where the browser cannot, the drawing is exported, and no file is offered for editing', async () => {
  const save = vi.fn<(name: string, text: string, type: string) => void>()
  const editor = openEditor(defaultData(), { save })
  press(editor, 'Ctrl+s')
  const text = writeSvg(editor.store.drawing())
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith('svg001.svg', text, 'image/svg+xml'))
  press(editor, 'f e')
  expect(editor.atomStore.get(editor.atoms.mode)).toBe('file')
})

test('a file that is not chosen leaves everything as it is', async () => {
  const chooseInPlace = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined))
  const editor = openEditor(defaultData(), { chooseInPlace })
  const before = writeSvg(editor.store.drawing())
  for (const [times, keys] of ['f e', 'Ctrl+s'].entries()) {
    press(editor, keys)
    await vi.waitFor(() => expect(chooseInPlace).toHaveBeenCalledTimes(times + 1))
  }
  expect(writeSvg(editor.store.drawing())).toBe(before)
  expect(editor.atomStore.get(editor.atoms.alert)).toBeUndefined()
})

/** The question that the editor asks before it writes. */
function question(editor: ReturnType<typeof openEditor>) {
  const alert = editor.atomStore.get(editor.atoms.alert)
  if (alert?.kind !== 'changed' && alert?.kind !== 'again') throw new Error(`no question: ${alert?.kind}`)
  return alert
}

test('a file that another program has changed is asked about: overwritten, or another one is chosen', async () => {
  const { disk, file } = fileOf(source)
  const other = fileOf('', 'other.svg')
  const chooseInPlace = vi.fn<(name?: string) => Promise<OpenFile>>(() => Promise.resolve(file))
  const editor = openEditor(defaultData(), { chooseInPlace })
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toContain('viewBox'))
  disk.text = 'foreign'
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(question(editor)).toMatchObject({ kind: 'changed', name: 'plan.svg' }))
  expect(disk.text).toBe('foreign')
  chooseInPlace.mockResolvedValueOnce(other.file)
  await question(editor).choose()
  expect([disk.text, other.disk.text]).toEqual(['foreign', writeSvg(editor.store.drawing())])

  other.disk.text = 'foreign'
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(question(editor).name).toBe('other.svg'))
  await question(editor).write()
  expect(other.disk.text).toBe(writeSvg(editor.store.drawing()))
})

test('the file of an earlier visit is written again, after a question of the browser or else of the editor', async () => {
  const { disk, file } = fileOf(source)
  const chooseInPlace = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined))
  const lastFile = vi.fn<(root: string) => Promise<LastFile | undefined>>()
  lastFile.mockResolvedValueOnce({ file, isUnasked: true })
  const editor = openEditor(defaultData(), { chooseInPlace, lastFile })
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(question(editor).kind).toBe('again'))
  expect(disk.text).toBe(source)
  await question(editor).write()
  expect(disk.text).toBe(writeSvg(editor.store.drawing()))
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(lastFile).toHaveBeenCalledOnce())

  const next = openEditor(defaultData(), { chooseInPlace, lastFile })
  disk.text = disk.known = source
  lastFile.mockResolvedValueOnce({ file, isUnasked: false })
  press(next, 'Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toBe(writeSvg(next.store.drawing())))
  expect(lastFile).toHaveBeenLastCalledWith('svg001')
  expect(chooseInPlace).not.toHaveBeenCalled()
})

test('a new drawing with the id of one that was undone has no file', async () => {
  const { disk, file } = fileOf(source)
  const chooseInPlace = vi.fn<(name?: string) => Promise<OpenFile | undefined>>(() => Promise.resolve(file))
  const editor = openEditor(defaultData(), { chooseInPlace })
  press(editor, 'f n Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toContain('viewBox'))
  const { root } = editor.store.drawing()
  press(editor, '< f n')
  expect(editor.store.drawing().root).toBe(root)
  chooseInPlace.mockResolvedValueOnce(undefined)
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(chooseInPlace).toHaveBeenCalledTimes(2))
})
