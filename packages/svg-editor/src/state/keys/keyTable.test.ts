import { describe, expect, test } from 'vitest'
import { defaultLabels } from '../../labels.ts'
import { englishLabels } from '../../labels.en.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { toTree } from '../../model/document/record.ts'
import { openEditor } from '../openEditor.fixtures.ts'
import type { Mode, Panel } from './binding.ts'
import { bindingFor, bindings, keyName, possible, shortcutsOf } from './keyTable.ts'

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><g><rect x="1" y="1" width="9" height="9"/><rect x="1" y="1" width="9" height="9"/><rect x="1" y="1" width="9" height="9"/></g><path d="M1 1L9 9L5 5"/><polyline points="1,1 2,2 3,3"/><polygon points="1,1 2,2 3,3"/><line x1="1" x2="2" y1="1" y2="2"/><text>t</text></svg>`

const modes: readonly Mode[] = [
  'ready',
  'add',
  'command',
  'translate',
  'rotate',
  'scale',
  'point',
  'path',
  'convert',
  'order',
  'align',
  'combine',
  'paint',
  'array',
  'view',
  'file', // prettier-ignore
]
const panels: readonly Panel[] = ['tree', 'form', 'library', 'source']

/** Every context that the conditions of the table distinguish. */
function* contexts() {
  const nothing = () => Promise.resolve(undefined)
  const host = { pickColour: nothing, chooseInPlace: nothing }
  const editor = openEditor({ current: toTree(readSvg(source)), library: [] }, host)
  const { atomStore, atoms } = editor
  for (const filled of [false, true]) {
    if (filled) {
      editor.tree.go('rect001')
      editor.tree.copy()
      editor.tree.duplicate()
      editor.tree.duplicate()
      editor.file.keep()
      editor.file.keep()
      editor.file.libraryDuplicate()
      editor.file.libraryRemove()
      editor.tree.undo()
      atomStore.set(atoms.repeatable, { run: () => undefined })
      atomStore.set(atoms.reading, { file: { name: 'a.svg' }, share: 0 })
    }
    for (const id of [
      'svg001',
      'group001',
      'rect001',
      'path001',
      'polyline001',
      'polygon001',
      'line001',
      'text001',
    ]) {
      for (const field of ['', 'path.0.to.x', 'path.1.to.x', 'points.1.x', 'attr.class']) {
        for (const selected of [[id], ['rect001', 'rect002', 'rect003', id]]) {
          atomStore.set(atoms.selection, [...new Set(selected)])
          atomStore.set(atoms.field, field)
          for (const mode of modes) {
            for (const panel of panels) {
              atomStore.set(atoms.mode, mode)
              atomStore.set(atoms.panel, panel)
              yield editor.context()
            }
          }
          for (const typing of ['number', 'word', 'find', 'source'] as const) {
            atomStore.set(atoms.typing, typing)
            yield editor.context()
          }
          atomStore.set(atoms.typing, undefined)
        }
      }
    }
  }
}

test('every key that is bound is shown, and every key shown is bound', () => {
  const shown = new Set<string>()
  const seen = new Set<string>()
  for (const now of contexts()) {
    const same = JSON.stringify(now)
    if (seen.has(same)) continue
    seen.add(same)
    for (const binding of possible(now)) {
      shown.add(binding.id)
      for (const key of binding.keys) {
        const plain = key.startsWith('Shift+') ? key.slice(6) : key
        const found = bindingFor(now, plain, key.startsWith('Shift+'))
        expect(found?.id, `${key} in ${now.mode}, ${now.panel}, ${now.type}`).toBe(binding.id)
      }
    }
  }
  // Every row of the table is enabled in some context.
  expect([...shown].toSorted()).toEqual([...new Set(bindings.map(({ id }) => id))].toSorted())
})

describe.each([
  ['German', defaultLabels],
  ['English', englishLabels],
])('%s', (_, labels) => {
  test('names every binding, short and in full', () => {
    for (const { id } of bindings) {
      const each = expect.stringMatching(/./)
      expect([id, labels[`key.${id}`]]).toEqual([id, [each, each]])
    }
  })
})

test('the keys of the specification', () => {
  const editor = openEditor({ current: toTree(readSvg(source)), library: [] })
  const meaning = (id: string, panel: Panel, mode: Mode, key: string) => {
    editor.select([id])
    editor.atomStore.set(editor.atoms.panel, panel)
    editor.atomStore.set(editor.atoms.mode, mode)
    if (id === 'path001') editor.atomStore.set(editor.atoms.field, 'path.1.to.x')
    return bindingFor(editor.context(), key, false)?.id
  }
  const add = {
    c: 'circle',
    e: 'ellipse',
    g: 'group',
    l: 'line',
    n: 'polygon',
    p: 'path',
    r: 'rect',
    y: 'polyline',
  }
  for (const [key, type] of Object.entries(add))
    expect(meaning('svg001', 'tree', 'add', key)).toBe(`add.${type}`)
  expect(meaning('svg001', 'tree', 'ready', '+')).toBe('add')
  expect(meaning('rect001', 'tree', 'ready', '+')).toBeUndefined()
  expect(meaning('svg001', 'tree', 'ready', '-')).toBeUndefined()
  expect(meaning('svg001', 'tree', 'ready', 'x')).toBeUndefined()
  expect(meaning('svg001', 'tree', 'ready', 'c')).toBeUndefined()
  expect(meaning('rect001', 'tree', 'ready', '-')).toBe('remove')
  expect(meaning('rect001', 'tree', 'ready', 'x')).toBe('cut')
  expect(meaning('rect001', 'tree', 'ready', 'c')).toBe('copy')
  expect(meaning('rect001', 'tree', 'ready', 't')).toBe('translate')
  expect(meaning('polygon001', 'form', 'ready', '+')).toBe('addPoint')
  for (const key of 'aAcCmMlLz') expect(meaning('path001', 'form', 'ready', key)).toBe(`draw.${key}`)
  expect(meaning('path001', 'form', 'ready', '-')).toBe('removeCommand')
  const file = { n: 'new', x: 'export', s: 'save', l: 'load' }
  for (const [key, name] of Object.entries(file))
    expect(meaning('svg001', 'tree', 'file', key)).toBe(`file.${name}`)
})

const press = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  altGraph: false,
}

test('keys are inert under Ctrl, Meta and Alt, and while a character is being composed', () => {
  expect(keyName({ ...press, key: 'c' })).toBe('c')
  expect(keyName({ ...press, key: 'c', ctrlKey: true })).toBeUndefined()
  expect(keyName({ ...press, key: 'c', metaKey: true })).toBeUndefined()
  expect(keyName({ ...press, key: 'c', altKey: true })).toBeUndefined()
  expect(keyName({ ...press, key: 'c', isComposing: true })).toBeUndefined()
  expect(keyName({ ...press, key: 'Process' })).toBeUndefined()
})

test('< and > are what the layout makes them, with or without Shift', () => {
  expect(keyName({ ...press, key: '<' })).toBe('<')
  expect(keyName({ ...press, key: '>', shiftKey: true })).toBe('>')
  // AltGr reports itself as Ctrl and Alt.
  expect(keyName({ ...press, key: '|', ctrlKey: true, altKey: true, altGraph: true })).toBe('|')
})

test('shortcuts are told as aria-keyshortcuts wants them', () => {
  expect(shortcutsOf([' ', '+', 'ArrowUp'])).toBe('Space Plus ArrowUp')
})
