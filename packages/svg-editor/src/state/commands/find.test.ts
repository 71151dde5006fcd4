import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSvg } from '../../model/text/readSvg.ts'
import { toTree } from '../../model/document/record.ts'
import { defaultLabels } from '../../labels.ts'
import type { Host } from '../session.ts'
import { openEditor } from '../openEditor.fixtures.ts'

const source = `<svg xmlns="http://www.w3.org/2000/svg"><g id="haus"><rect/><path d="M0 0"/></g><rect/><polygon points=""/><polyline points=""/><text>t</text></svg>`

const open = (host: Partial<Host> = {}) => openEditor({ current: toTree(readSvg(source)), library: [] }, host)
const type = (editor: ReturnType<typeof open>, keys: string) => {
  for (const key of keys) editor.press(key, { shift: key !== key.toLowerCase(), alt: false })
  return editor.current().id
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a capital letter in the tree', () => {
  test('goes to the next row that begins with it, and round again', () => {
    const editor = open()
    expect(['R', 'R', 'R'].map((letter) => type(editor, letter))).toEqual(['rect001', 'rect002', 'rect001'])
  })

  test('finds what the file calls a node', () => {
    expect(type(open(), 'H')).toBe('group001')
  })

  test('that follows at once belongs to the same word, and one after a pause begins a new one', () => {
    const editor = open()
    expect(type(editor, 'POLYL')).toBe('polyline001')
    vi.advanceTimersByTime(1100)
    expect(type(editor, 'P')).toBe('path001')
    expect(type(editor, 'O')).toBe('polygon001')
  })

  test('passes over what is folded away', () => {
    const editor = open()
    editor.tree.fold('group001', false)
    expect(type(editor, 'R')).toBe('rect002')
    expect(type(editor, 'R')).toBe('rect002')
  })

  test('without a row of that name leaves the choice where it is, and says so', () => {
    const said: string[] = []
    const editor = open({ say: (sentence) => said.push(sentence(defaultLabels)) })
    expect(type(editor, 'X')).toBe('svg001')
    expect(said).toEqual(['Nichts heißt so: x'])
  })

  test('draws in the form of a path instead', () => {
    const editor = open()
    editor.tree.go('path001')
    editor.atomStore.set(editor.atoms.panel, 'form')
    expect(type(editor, 'L')).toBe('path001')
    expect(editor.store.get('path001')?.tag?.attributes[0]?.raw).toBe('M0 0 L 40 0')
  })
})

describe('the search', () => {
  test('goes on with every letter, unfolds on the way, and Escape leads back', () => {
    const editor = open()
    editor.tree.fold('group001', false)
    editor.tree.go('polygon001')
    type(editor, '/')
    editor.find.type('rec')
    // The search wraps around: no rect follows the polygon.
    expect(editor.session.current().id).toBe('rect001')
    expect(editor.store.get('group001')?.expanded).toBe(true)
    editor.find.step(1)
    expect(editor.session.current().id).toBe('rect002')
    editor.find.end(false)
    expect(editor.session.current().id).toBe('polygon001')
    expect(editor.atomStore.get(editor.atoms.find)).toBeUndefined()
  })

  test('takes what holds the text where nothing begins with it', () => {
    const editor = open()
    type(editor, '/')
    editor.find.type('line')
    expect(editor.session.current().id).toBe('polyline001')
    editor.find.type('gibtsnicht')
    expect(editor.atomStore.get(editor.atoms.find)?.found).toBe(0)
    editor.find.type('')
    expect(editor.session.current().id).toBe('svg001')
  })
})
