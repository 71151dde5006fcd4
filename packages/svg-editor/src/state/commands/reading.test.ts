import { expect, test, vi } from 'vitest'
import { defaultData } from '../../model/document/editorData.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { openEditor } from '../openEditor.fixtures.ts'

/** A source that is read in slices. */
const large = (title: string, rects: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>${'<rect x="1" y="2"/>\n'.repeat(rects)}<!--${'x'.repeat(1_000_000)}--></svg>`

const isRead = (editor: ReturnType<typeof openEditor>) =>
  vi.waitFor(() => expect(editor.atomStore.get(editor.atoms.reading)).toBeUndefined(), { timeout: 20_000 })

test('of two large files of one name the one opened last is read', async () => {
  const editor = openEditor(defaultData())
  editor.openText(large('first', 5000), 'plan.svg')
  editor.openText(large('second', 20_000), 'plan.svg')
  await isRead(editor)
  expect(writeSvg(editor.store.drawing()).slice(0, 70)).toContain('second')
  expect(editor.store.history().undo).toHaveLength(1)
})

test('a drawing opened while a large file is read stays', async () => {
  const said: string[] = []
  const editor = openEditor(defaultData(), {
    say: (sentence) => said.push(sentence.toString()),
  })
  editor.openText(large('first', 20_000), 'plan.svg')
  const small = '<svg xmlns="http://www.w3.org/2000/svg"><title>small</title></svg>'
  editor.openText(small, 'klein.svg')
  expect(editor.atomStore.get(editor.atoms.reading)).toBeUndefined()
  await vi.waitFor(() => expect(said.join('\n')).toContain('cancelled'), { timeout: 20_000 })
  expect(writeSvg(editor.store.drawing())).toBe(small)
})

async function gzip(text: string) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

test('a compressed drawing is read', async () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg"><title>Größe</title></svg>'
  const editor = openEditor(defaultData())
  await editor.file.openBytes(await gzip(source), 'plan.svgz')
  expect(writeSvg(editor.store.drawing())).toBe(source)
})

test('a compressed drawing above the limit is refused, as is a damaged one', async () => {
  const editor = openEditor(defaultData())
  const alert = () => editor.atomStore.get(editor.atoms.alert)
  await editor.file.openBytes(await gzip(' '.repeat(41_000_000)), 'bomb.svgz')
  expect(alert()).toMatchObject({ kind: 'file', error: { problem: 'tooLarge' } })
  await editor.file.openBytes((await gzip('<svg/>')).subarray(0, 15), 'half.svgz')
  expect(alert()).toMatchObject({ kind: 'unreadable', name: 'half.svgz' })
})
