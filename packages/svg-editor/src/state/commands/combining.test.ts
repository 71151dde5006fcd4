import { expect, test, vi } from 'vitest'
import { toTree } from '../../model/document/record.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { openEditor, press } from '../openEditor.fixtures.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">'

/** Opens a drawing and presses keys with some of its nodes selected. */
async function pressed(inside: string, selection: readonly string[], keys: string) {
  const editor = openEditor({ current: toTree(readSvg(`${head}${inside}</svg>`)), library: [] })
  editor.session.select(selection)
  press(editor, keys)
  await vi.waitFor(() => expect(editor.atomStore.get(editor.atoms.mode)).toBe('ready'))
  return {
    editor,
    inside: () => writeSvg(editor.store.drawing()).slice(head.length, -'</svg>'.length),
    alert: () => editor.atomStore.get(editor.atoms.alert),
  }
}

const shapes = `
  <rect id="under" class="a" x="0" y="0" width="10" height="10" fill="red"><title>t</title></rect>
  <g><!-- between -->
    <polygon points="5,5 15,5 15,15 5,15" fill="blue"/>
  </g>
  <circle r="1"/>
`

test('the lowest shape keeps its place, its style, its name and its children, and undo is one step', async () => {
  const { editor, inside } = await pressed(shapes, ['polygon001', 'rect001'], 'm d')
  expect(inside()).toBe(`
  <path id="under" class="a" d="M 10 5 L 10 0 L 0 0 L 0 10 L 5 10 L 5 5 Z" fill="red"><title>t</title></path>
  <g><!-- between -->
  </g>
  <circle r="1"/>
`)
  expect(editor.session.current().id).toBe('path001')
  press(editor, '<')
  expect(inside()).toBe(shapes)
})

test('a path that is the lowest stays the same node', async () => {
  const { editor, inside } = await pressed(
    '<path fill="red" d="M0 0H9V9H0z"/><rect x="3" width="9" height="9"/>',
    ['path001', 'rect001'],
    'm s',
  )
  expect(inside()).toBe('<path fill="red" d="M 3 0 L 3 9 L 9 9 L 9 0 Z"/>')
  expect(editor.session.current().id).toBe('path001')
})

test('what is refused is told, and nothing changes', async () => {
  const before = '<rect width="9" height="9"/><text>a</text>'
  const { inside, alert, editor } = await pressed(before, ['text001', 'rect001'], 'm v')
  expect(alert()).toEqual({ kind: 'combine', problem: 'kind', id: 'text001' })
  expect(inside()).toBe(before)
  expect(editor.store.history().undo).toHaveLength(0)
})

test('what is fixed is neither combined nor simplified', async () => {
  for (const [selection, keys] of [
    [['rect001', 'path001'], 'm v'],
    [['path001'], 'm e'],
  ] as const) {
    const { alert } = await pressed(
      '<rect width="9" height="9"/><g data-fixed="true"><path d="M0 0H9V9H5H0z"/></g>',
      selection,
      keys,
    )
    expect(alert()).toEqual({ kind: 'combine', problem: 'fixed', id: 'path001' })
  }
})

test('keys typed while the part is being loaded wait for it', async () => {
  const { editor, inside } = await pressed(
    '<rect width="9" height="9"/><rect x="9" width="9" height="9"/>',
    ['rect001', 'rect002'],
    'm v t 5 ArrowRight Enter',
  )
  await vi.waitFor(() => expect(inside()).toMatch(/^<path d="M (?:23|5|14) [^"]*"\/>$/))
  expect(editor.store.history().undo).toHaveLength(2)
})

test('a path is simplified within a tolerance, and the points are told', async () => {
  const wave = Array.from({ length: 60 }, (_, x) => `L${x} ${(20 * Math.sin(x / 9)).toFixed(2)}`).join('')
  const sentences: string[] = []
  const { defaultLabels } = await import('../../labels.ts')
  const editor = openEditor(
    { current: toTree(readSvg(`${head}<path d="M0 0${wave}"/><rect/></svg>`)), library: [] },
    { say: (sentence) => sentences.push(sentence(defaultLabels)) },
  )
  editor.tree.go('path001')
  press(editor, 'm 2 e')
  await vi.waitFor(() => expect(sentences.at(-1)).toMatch(/^61 Punkte, jetzt [3-9]; höchstens 0,8 daneben$/))
  expect(editor.store.history().undo).toHaveLength(1)
})
