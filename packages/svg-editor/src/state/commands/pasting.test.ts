import { describe, expect, test } from 'vitest'
import { toTree } from '../../model/document/record.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { pasteFragment } from '../pasteFragment.ts'
import { openEditor, type OpenEditor, press } from '../openEditor.fixtures.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const open = (inner: string) => openEditor({ current: toTree(readSvg(svg(inner))), library: [] })
const inside = (editor: OpenEditor) => writeSvg(editor.store.drawing()).slice(svg('').length - 6, -6)

function at(editor: OpenEditor, id: string, keys: string) {
  editor.tree.go(id)
  press(editor, keys)
}

const box = '<g><rect id="box"/></g><g id="b"></g><use href="#box"/>'

test.each(['defs001', 'rect001'])('pasted text is drawn, also at %s', (id) => {
  const editor = open('<defs><rect/></defs>')
  editor.tree.go(id)
  pasteFragment(editor, '<circle/>')
  expect(inside(editor)).toBe('<defs><rect/></defs><circle/>')
})

describe('what was cut', () => {
  test('keeps its ids when it is pasted, and undo takes both steps back', () => {
    const editor = open(box)
    at(editor, 'rect001', 'x')
    at(editor, 'group002', 'v')
    expect(inside(editor)).toBe('<g></g><g id="b"><rect id="box"/></g><use href="#box"/>')
    expect(editor.store.get('rect001')?.parent).toBe('group002')
    press(editor, '< <')
    expect(inside(editor)).toBe(box)
    press(editor, '> >')
    expect(inside(editor)).toBe('<g></g><g id="b"><rect id="box"/></g><use href="#box"/>')
  })

  test('gets new ids when it is pasted again', () => {
    const editor = open(box)
    at(editor, 'rect001', 'x')
    at(editor, 'group002', 'v')
    at(editor, 'group002', 'v')
    at(editor, 'group001', '2 v')
    expect(inside(editor)).toBe(
      '<g><rect id="box-4"/><rect id="box-3"/></g><g id="b"><rect id="box-2"/><rect id="box"/></g><use href="#box"/>',
    )
    expect(editor.store.get('group002')?.children).toEqual(['rect002', 'rect001'])
  })

  test('gets new ids where undo has brought the cut back', () => {
    const editor = open(box)
    at(editor, 'rect001', 'x <')
    at(editor, 'group002', 'v')
    expect(inside(editor)).toBe('<g><rect id="box"/></g><g id="b"><rect id="box-2"/></g><use href="#box"/>')
  })

  test('gets new ids where another element has taken them since, and its references follow', () => {
    const editor = open('<g id="a"><rect id="box"/><use href="#box"/></g><line/>')
    at(editor, 'group001', 'x')
    editor.store.reset(readSvg(svg('<g><circle id="box"/></g>')), [])
    at(editor, 'svg001', 'v')
    expect(inside(editor)).toBe(
      '<g id="a"><rect id="box-2"/><use href="#box-2"/></g><g><circle id="box"/></g>',
    )
  })
})

describe('a copy', () => {
  const parts =
    '<g id="a" clip-path="url( \'#c-2\' )"><clipPath id="c-2"><rect id="x"/></clipPath>' +
    '<use xlink:href="#x"/><path style="fill:url(#x);stroke:url(#other)" filter="url(#x)"/>' +
    '<a href="#other"><animate href="#x" values="url(#x)"/></a>words url(#x)</g>'

  test('gets new ids, and the references inside it follow', () => {
    const editor = open(parts)
    at(editor, 'group001', 'c')
    at(editor, 'svg001', 'v')
    expect(inside(editor)).toBe(
      parts
        .replace('id="a"', 'id="a-2"')
        .replaceAll('c-2', 'c-3')
        .replaceAll(/#x(?=[")])/g, '#x-2')
        .replace('id="x"', 'id="x-2"')
        .replace('words url(#x-2)', 'words url(#x)') + parts,
    )
    press(editor, '<')
    expect(inside(editor)).toBe(parts)
  })

  test('gets new ids where its original is gone', () => {
    const editor = open('<rect id="box"/><line id="box-3"/>')
    at(editor, 'rect001', 'c -')
    at(editor, 'svg001', 'v')
    expect(inside(editor)).toBe('<rect id="box-2"/><line id="box-3"/>')
    expect(editor.store.get('rect001')).toBeUndefined()
  })

  test('of several elements is one: their references to each other follow', () => {
    const editor = open('<rect id="box"/><use href="#box"/>')
    editor.session.select(['rect001', 'use001'])
    press(editor, 'd')
    expect(inside(editor)).toBe('<rect id="box"/><rect id="box-2"/><use href="#box"/><use href="#box-2"/>')
  })

  test('in a row has an id of its own', () => {
    const editor = open('<rect id="box" x="1"/>')
    at(editor, 'rect001', '3 j 5 ArrowRight Enter')
    expect(inside(editor)).toBe('<rect id="box" x="1"/><rect id="box-2" x="6"/><rect id="box-3" x="11"/>')
  })
})

test('a fragment of source keeps ids that are free', () => {
  const editor = open('<g id="a"/>')
  pasteFragment(editor, '<rect id="a"/><line id="b"/><use href="#a"/><use href="#b"/>')
  expect(inside(editor)).toBe('<rect id="a-2"/><line id="b"/><use href="#a-2"/><use href="#b"/><g id="a"/>')
})
