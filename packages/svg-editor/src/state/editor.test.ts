import { describe, expect, test } from 'vitest'
import { readSvg } from '../model/text/readSvg.ts'
import { toTree } from '../model/document/record.ts'
import { writeSvg } from '../model/text/writeSvg.ts'
import { svgEditorSlice } from '../storage.ts'
import { takeSource } from './takeSource.ts'
import { openEditor, type OpenEditor, press } from './openEditor.fixtures.ts'

const open = (source?: string) =>
  openEditor(
    source === undefined ? svgEditorSlice.defaults() : { current: toTree(readSvg(source)), library: [] },
  )

const source = (editor: OpenEditor) => writeSvg(editor.store.drawing())

test('undo goes back ten steps and no further', () => {
  const editor = open()
  for (let made = 0; made < 12; made++) {
    editor.tree.go('svg001')
    press(editor, '+ c')
  }
  for (let back = 0; back < 15; back++) editor.tree.undo()
  expect(source(editor).match(/<circle/g)).toHaveLength(2)
  for (let forth = 0; forth < 15; forth++) editor.tree.redo()
  expect(source(editor).match(/<circle/g)).toHaveLength(12)
})

test('the root cannot be removed, cut or copied', () => {
  const editor = open()
  press(editor, '- x c v')
  expect(editor.store.drawing().nodes.size).toBe(1)
  expect(editor.atomStore.get(editor.atoms.clipboard)).toBeUndefined()
})

test('pasting goes to the start of a group, else behind, under a new numbered id', () => {
  const editor = open('<svg xmlns="http://www.w3.org/2000/svg"><g><line/></g><rect id="a"/></svg>')
  editor.tree.go('rect001')
  press(editor, 'c')
  editor.tree.go('group001')
  press(editor, 'v')
  expect(editor.store.get('group001')?.children).toEqual(['rect002', 'line001'])
  editor.tree.go('line001')
  press(editor, 'v')
  expect(editor.store.get('group001')?.children).toEqual(['rect002', 'line001', 'rect003'])
  // An id must be unique in a document.
  expect(source(editor).match(/id="a"/g)).toHaveLength(1)
})

test('every gesture of translate is one step, and Escape none', () => {
  const editor = open('<svg xmlns="http://www.w3.org/2000/svg"><rect x="0.1" y="5"/></svg>')
  editor.tree.go('rect001')
  press(editor, 't ArrowRight ArrowRight ArrowDown Enter')
  expect(source(editor)).toContain('x="2.1" y="6"')
  press(editor, 't ArrowLeft Escape')
  expect(source(editor)).toContain('x="2.1" y="6"')
  press(editor, '<')
  expect(source(editor)).toContain('x="0.1" y="5"')
})

test('a hundred steps of a tenth are ten', () => {
  const editor = open('<svg xmlns="http://www.w3.org/2000/svg"><circle cx="0.3" r="1"/></svg>')
  editor.tree.go('circle001')
  press(editor, 't')
  for (let step = 0; step < 100; step++) editor.press('ArrowRight', { shift: false, alt: true })
  expect(source(editor)).toContain('cx="10.3"')
})

test('a foreign matrix stays; moving writes a translate before it', () => {
  const editor = open('<svg xmlns="http://www.w3.org/2000/svg"><g transform="matrix(1 .5 0 1 3 4)"/></svg>')
  editor.tree.go('group001')
  press(editor, 't 7 ArrowRight Enter')
  expect(source(editor)).toContain('<g transform="translate(7 0) matrix(1 .5 0 1 3 4)"/>')
})

test('turned four times by ninety degrees it is as it was', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg"><rect x="1" y="2" width="3" height="4"/></svg>'
  const editor = open(text)
  editor.tree.go('rect001')
  for (let turn = 0; turn < 4; turn++) press(editor, 'r 9 0 ArrowRight Enter')
  expect(source(editor)).toBe(text)
})

test('ungrouping hands transform and paint on to the members', () => {
  const editor = open(
    '<svg xmlns="http://www.w3.org/2000/svg"><g transform="translate(1 2)" fill="red"><rect/><line fill="blue"/></g></svg>',
  )
  editor.tree.go('group001')
  press(editor, 'u')
  expect(source(editor)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect transform="translate(1 2)" fill="red"/><line fill="blue" transform="translate(1 2)"/></svg>',
  )
  editor.tree.undo()
  press(editor, 'q')
  expect(source(editor)).toContain('<g transform="translate(1 2)" fill="red"><rect/>')
})

test('what holds for a whole group keeps it together', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg"><g opacity=".5"><rect/></g></svg>'
  const editor = open(text)
  editor.tree.go('group001')
  press(editor, 'u')
  expect(source(editor)).toBe(text)
})

test('the library keeps, duplicates with a 1, deletes, and brings back', () => {
  const editor = open()
  const ids = () => editor.atomStore.get(editor.atoms.library).map(({ element }) => element.id)
  press(editor, 'k k')
  expect(ids()).toEqual(['svg001'])
  editor.atomStore.set(editor.atoms.panel, 'library')
  press(editor, 'd d')
  expect(ids()).toEqual(['svg001', 'svg0011', 'svg00111'])
  press(editor, '-')
  expect(ids()).toEqual(['svg001', 'svg0011'])
  press(editor, '<')
  expect(ids()).toEqual(['svg001', 'svg0011', 'svg00111'])
})

describe('a file that cannot be read', () => {
  test.for([
    ['<svg><rect></svg>', 'unclosed'],
    ['<svg><rect', 'unclosed'],
    ['<html/>', 'noSvg'],
    ['', 'empty'],
    ['<svg a="1" a="2"/>', 'twiceAttribute'],
    ['<svg>a & b</svg>', 'badEntity'],
    ['<svg/><svg/>', 'twoRoots'],
    ['plain text', 'textOutside'],
    ['<svg>\u0001</svg>', 'badCharacter'],
    ['<g>'.repeat(3), 'noSvg'],
    [`<svg>${'<g>'.repeat(5000)}`, 'tooDeep'],
    [`<svg>${'<defs>'.repeat(5000)}`, 'tooDeep'],
  ] as const)('%s is refused as %s, and the drawing stays', ([text, problem]) => {
    const editor = open()
    press(editor, '+ c')
    const before = source(editor)
    editor.openText(text, 'a.svg')
    expect(source(editor)).toBe(before)
    expect(editor.atomStore.get(editor.atoms.alert)).toMatchObject({ kind: 'file', error: { problem } })
  })

  test.for(['{', '{"a":1}', '[]', '{"element":{"type":"rect"}}'])('%s is no tree', (text) => {
    const editor = open()
    const before = source(editor)
    editor.openText(text, 'a.json')
    expect(source(editor)).toBe(before)
    expect(editor.atomStore.get(editor.atoms.alert)).toMatchObject({ kind: 'json', name: 'a.json' })
  })
})

test('a loaded file takes the place of the drawing, and one step back brings that again', () => {
  const editor = open()
  press(editor, '+ c')
  const before = source(editor)
  editor.openText('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>', 'a.svg')
  expect(source(editor)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')
  editor.tree.undo()
  expect(source(editor)).toBe(before)
})

test('a source edited by hand keeps the ids of what did not change', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg"><rect/><circle r="1"/><g><line/></g></svg>'
  const editor = open(text)
  takeSource(editor.store, text.replace('<circle r="1"/>', '<circle r="2"/><path d="M1 1"/>'))
  expect([...editor.store.drawing().nodes.keys()].toSorted()).toEqual([
    'circle001',
    'group001',
    'line001',
    'path001',
    'rect001',
    'svg001',
  ])
  expect(source(editor)).toContain('<circle r="2"/><path d="M1 1"/><g>')
})

test.for([
  ['a file of 50 MB', new Uint8Array(50_000_000).fill(0x20)],
  ['one of 15 million characters', new TextEncoder().encode(`<svg>${'<g/>'.repeat(3_750_000)}</svg>`)],
] as const)('%s is refused in words, and the drawing stays', async ([, bytes]) => {
  const editor = open()
  const before = editor.store.drawing().root
  await editor.file.openBytes(bytes, 'gross.svg')
  expect(editor.atomStore.get(editor.atoms.alert)).toMatchObject({
    kind: 'file',
    error: { problem: 'tooLarge' },
  })
  expect(editor.store.drawing().root).toBe(before)
})
