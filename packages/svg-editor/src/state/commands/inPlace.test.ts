import { expect, test, vi } from 'vitest'
import { defaultData } from '../../model/document/editorData.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { openEditor, press } from '../openEditor.fixtures.ts'
import type { OpenFile } from '../session.ts'

/** A file on a disk. */
function fileOf(text: string, name = 'plan.svg') {
  const disk = { text, isProtected: false }
  const file: OpenFile = {
    name,
    read: () => Promise.resolve(new TextEncoder().encode(disk.text)),
    write: (next) => {
      if (disk.isProtected) return Promise.reject(new Error('protected'))
      disk.text = next
      return Promise.resolve()
    },
  }
  return { disk, file }
}

const source = '<svg xmlns="http://www.w3.org/2000/svg"><rect  x="1"/></svg>'

test('a file that was opened to be edited is written back, with only what has changed', async () => {
  const { disk, file } = fileOf(source)
  const chooseInPlace = vi.fn<(name?: string) => Promise<OpenFile>>(() => Promise.resolve(file))
  const editor = openEditor(defaultData(), { chooseInPlace })
  press(editor, 'f e')
  await vi.waitFor(() => expect(writeSvg(editor.store.drawing())).toBe(source))
  editor.tree.go('rect001')
  press(editor, 't 5 ArrowRight Enter')
  press(editor, 'Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toBe(source.replace('x="1"', 'x="6"')))
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
