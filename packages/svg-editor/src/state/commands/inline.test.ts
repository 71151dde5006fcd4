import { expect, test, vi } from 'vitest'
import { component, markdown, page } from '../../model/inline/inline.fixtures.ts'
import { defaultData } from '../../model/document/editorData.ts'
import { openEditor, press, type OpenEditor } from '../openEditor.fixtures.ts'
import type { OpenFile } from '../session.ts'

/** A file on a disk that was opened with `f` `e`, and the editor. */
function opened(text: string, name: string) {
  const disk = { text, roots: [] as string[] }
  const remember = vi.fn<(root: string) => Promise<void>>(() => Promise.resolve())
  const file: OpenFile = {
    name,
    read: () => Promise.resolve(new TextEncoder().encode(disk.text)),
    write: (next, root) => {
      disk.text = next
      disk.roots.push(root)
      return Promise.resolve(true)
    },
    remember,
  }
  const editor = openEditor(defaultData(), { chooseInPlace: () => Promise.resolve(file) })
  press(editor, 'f e')
  return { editor, disk, remember }
}
const alertOf = ({ atomStore, atoms }: OpenEditor) => atomStore.get(atoms.alert)
const choiceOf = ({ atomStore, atoms }: OpenEditor) => atomStore.get(atoms.inline)

test('one of several drawings is chosen, edited and written back into its file', async () => {
  const { editor, disk, remember } = opened(component, 'Icon.tsx')
  await vi.waitFor(() => expect(choiceOf(editor)?.drawings).toHaveLength(2))
  const choice = choiceOf(editor)
  // As the dialog does.
  choice?.choose(choice.drawings[0])
  editor.atomStore.set(editor.atoms.dialog, undefined)
  await vi.waitFor(() =>
    expect(alertOf(editor)).toMatchObject({ kind: 'expressions', names: ['{...props}', 'fill', '{…}'] }),
  )
  editor.tree.go('rect001')
  press(editor, 't 4 ArrowRight Enter Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toBe(component.replace('x={3}', 'x={7}')))
  // At the next visit the drawing alone is known, which must not replace the file.
  expect(disk.roots).toEqual([''])
  expect(remember).not.toHaveBeenCalled()
  press(editor, '< Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toBe(component))
})

test('the only drawing of a file is opened at once, and no choice leaves all as it was', async () => {
  const { editor, disk } = opened(markdown, 'notes.md')
  await vi.waitFor(() => expect(editor.store.get('circle001')).toBeDefined())
  expect(alertOf(editor)).toBeUndefined()
  editor.tree.go('circle001')
  press(editor, 's + Enter Ctrl+s')
  await vi.waitFor(() => expect(disk.text).toBe(markdown.replace("'3'", "'3.03'")))

  const second = opened(page, 'page.html')
  await vi.waitFor(() => expect(choiceOf(second.editor)?.drawings).toHaveLength(2))
  const before = second.editor.store.drawing().root
  choiceOf(second.editor)?.choose()
  second.editor.atomStore.set(second.editor.atoms.dialog, undefined)
  expect(second.editor.store.drawing().root).toBe(before)
  expect(second.editor.session.inlineFiles.size).toBe(0)
})

test('a pasted text goes back to the clipboard; a file is exported whole where the browser writes none', async () => {
  const copy = vi.fn<(text: string) => void>()
  const save = vi.fn<(name: string, text: string, type: string) => void>()
  const editor = openEditor(defaultData(), { copy, save })
  for (const [name, told] of [
    ['Eingesetzter Text', copy],
    ['notes.md', save],
  ] as const) {
    editor.openText(markdown, name)
    await vi.waitFor(() =>
      expect(editor.session.inlineFiles.get(editor.store.drawing().root)?.name).toBe(name),
    )
    press(editor, 'Ctrl+s')
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
  }
  expect(copy).toHaveBeenCalledWith(markdown)
  expect(save).toHaveBeenCalledWith('notes.md', markdown, 'text/plain')
  // A drawing that takes its place is no part of that file.
  press(editor, 'f n Ctrl+s')
  await vi.waitFor(() => expect(save.mock.lastCall?.[0]).toMatch(/^svg\d+\.svg$/))
})

test('what cannot be edited is told', async () => {
  const editor = openEditor(defaultData())
  editor.openText('# No drawing', 'notes.md')
  await vi.waitFor(() =>
    expect(alertOf(editor)).toEqual({ kind: 'inline', name: 'notes.md', drawing: undefined }),
  )
  editor.openText('<p>\n<svg width=5></svg>', 'page.html')
  await vi.waitFor(() =>
    expect(alertOf(editor)).toMatchObject({
      kind: 'inline',
      drawing: { line: 2, content: { problem: 'badAttribute' } },
    }),
  )
})
