import { memoryStorage } from '@kleinzeug/storage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { applyEntry } from '../../model/document/setAside.ts'
import type { SvgEditorJournal } from '../../model/document/journal.ts'
import { toTree } from '../../model/document/record.ts'
import { foreign } from '../../model/text/foreign.fixtures.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { svgEditorJournalSlice, svgEditorSlice } from '../../storage.ts'
import { openEditor, type OpenEditor, press } from '../openEditor.fixtures.ts'
import { persist } from './persistence.ts'
import { applySetAside, openSetAside } from './setAside.ts'

const stores = () => ({
  storage: memoryStorage<SvgEditorData>(),
  journal: memoryStorage<SvgEditorJournal>(),
})
type Stores = ReturnType<typeof stores>

function visit({ storage, journal }: Stores) {
  const editor = openEditor(storage.read() ?? svgEditorSlice.defaults())
  return { editor, ...persist(editor, storage, { journal, atOnce: 0 }) }
}

/** What a visit after a crash of the tab finds: the stores read from JSON, no timer of the former visit. */
function crashed({ storage, journal }: Stores): Stores {
  vi.clearAllTimers()
  const decoded = <T>(slice: { decode: (data: unknown) => T | undefined }, value: unknown) =>
    memoryStorage(value === undefined ? undefined : slice.decode(JSON.parse(JSON.stringify(value))))
  return {
    storage: decoded(svgEditorSlice, storage.read()),
    journal: decoded(svgEditorJournalSlice, journal.read()),
  }
}

const text = (editor: OpenEditor) => writeSvg(editor.store.drawing())
const alertOf = (editor: OpenEditor) => editor.atomStore.get(editor.atoms.alert)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A visit that has loaded the file, and has stored it as a whole after a pause. */
function loaded(source: string) {
  const all = stores()
  const { editor } = visit(all)
  editor.openText(source, 'plan.svg')
  vi.advanceTimersByTime(17_000)
  return { all, editor }
}

function move(editor: OpenEditor, id: string) {
  editor.tree.go(id)
  press(editor, 't ArrowRight Enter')
  vi.advanceTimersByTime(1000)
}

describe('a file of Inkscape with texts', () => {
  const source = foreign.inkscapeText
  const moved = source.replace('<rect x="1"', '<rect x="2"')

  test('an edit that only the journal holds survives a crash', () => {
    const { all, editor } = loaded(source)
    move(editor, 'rect001')
    const next = visit(crashed(all)).editor
    expect(alertOf(next)).toBeUndefined()
    expect(text(next)).toBe(moved)
  })

  test('edits of two tabs join', () => {
    const { all, editor } = loaded(source)
    const other = visit({ ...crashed(all), journal: all.journal }).editor
    move(editor, 'rect001')
    expect(text(other)).toBe(moved)
    move(other, 'path001')
    expect(text(editor)).toBe(text(other))
    expect(text(editor)).toContain('<rect x="2"')
  })
})

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <rect x="1" y="2"/>
  <path d="M0 0"/>
  <g id="a"><circle r="3"/><line x1="1"/></g>
</svg>
`

/**
 * A visit whose drawing is not the one that the edits of the crashed visit were made in.
 *
 * @param edit the edits of the crashed visit
 * @param replaced the source of the drawing stored since
 */
function apart(edit: (editor: OpenEditor) => void, replaced: string) {
  const { all, editor } = loaded(source)
  edit(editor)
  vi.advanceTimersByTime(1000)
  const mine = text(editor)
  const after = crashed(all)
  after.storage.write({ current: toTree(readSvg(replaced)), library: [] })
  return { all: after, mine, ...visit(after) }
}

/** The notice's offer. */
function offer(editor: OpenEditor) {
  const alert = alertOf(editor)
  if (alert?.kind !== 'journal') throw new Error('no offer')
  return alert
}

const setAside = ({ journal }: Stores) => journal.read()?.setAside ?? []

function edit(editor: OpenEditor) {
  editor.tree.go('rect001')
  press(editor, 't ArrowRight Enter')
  editor.tree.go('path001')
  press(editor, '-')
  editor.tree.go(editor.store.drawing().root)
  press(editor, '+ e')
  editor.tree.go('line001')
  press(editor, 't ArrowRight Enter')
}
const other = source.replace('viewBox="0 0 9 9"', 'viewBox="0 0 9 9" class="b"')

describe('edits set aside', () => {
  test('stay until one of the actions is taken, and are offered at every visit', () => {
    const { all, editor } = apart(edit, other)
    expect(text(editor)).toBe(other)
    editor.atomStore.set(editor.atoms.alert, undefined)
    vi.advanceTimersByTime(20_000)
    const later = crashed(all)
    expect(offer(visit(later).editor).entry.put.length).toBeGreaterThan(0)
    expect(setAside(later)).toHaveLength(1)
  })

  test('are applied to the present drawing as one undo step, and are stored with it', () => {
    const { all, editor, mine } = apart(edit, other)
    applySetAside(editor, offer(editor))
    expect(alertOf(editor)).toBeUndefined()
    const both = mine.replace('9 9"', '9 9" class="b"')
    expect(text(editor)).toBe(both)
    const later = crashed(all)
    expect(setAside(later)).toEqual([])
    expect(text(visit(later).editor)).toBe(both)
    press(editor, '<')
    expect(text(editor)).toBe(other)
  })

  test('are no conflict where the drawing has lost the same', () => {
    const { all, editor } = apart(edit, other.replace('<path d="M0 0"/>', ''))
    applySetAside(editor, offer(editor))
    expect(text(editor)).toContain('<rect x="2"')
    expect(setAside(all)).toEqual([])
  })

  test('a removed group that holds something new stays, and is counted', () => {
    const more = other.replace('<line x1="1"/>', '<line x1="1"/><text>neu</text>')
    const { all, editor } = apart((before) => {
      before.tree.go('group001')
      press(before, '-')
      before.tree.go('rect001')
      press(before, 't ArrowRight Enter')
    }, more)
    applySetAside(editor, offer(editor))
    expect(offer(editor)).toMatchObject({ refused: 1 })
    expect(text(editor)).toContain('<rect x="2"')
    expect(text(editor)).toContain('<g id="a"><text>neu</text></g>')
    expect(setAside(all)).toHaveLength(1)
  })

  test('a change in a group that is no longer there is counted, and can still be opened', () => {
    const { all, editor } = apart(edit, other.replace(/\n {2}<g.*<\/g>/, ''))
    applySetAside(editor, offer(editor))
    expect(offer(editor)).toMatchObject({ refused: 1 })
    expect(text(editor)).toContain('<rect x="2"')
    expect(text(editor)).not.toContain('<line')
    expect(setAside(crashed(all))).toHaveLength(1)
    openSetAside(editor, offer(editor), 'Änderungen')
    expect(text(editor)).toContain('<line x1="2"')
    expect(alertOf(editor)).toBeUndefined()
    expect(setAside(all)).toEqual([])
  })

  test('never hang a node into its own branch', () => {
    const nested = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
    const { editor } = loaded(nested('<g><g><rect/></g></g>'))
    const [outer, inner] = ['group001', 'group002'].map((id) => editor.store.get(id))
    if (!outer || !inner) throw new Error('no groups')
    const { root } = editor.store.drawing()
    const put = [
      { ...inner, parent: root, children: ['group001'] },
      { ...outer, parent: 'group002', children: [] },
      { ...outer, id: 'group003', parent: 'group004' },
      { ...outer, id: 'group004', parent: 'group003' },
    ]
    const before = text(editor)
    let refused = 0
    editor.store.commit((draft) => {
      refused = applyEntry(draft, { base: '', result: '', put, removed: [root] })
    })
    expect(refused).toBe(3)
    expect(text(editor)).toBe(nested('<g><rect/><g></g></g>'))
    press(editor, '<')
    expect(text(editor)).toBe(before)
  })

  test('are opened as a drawing of their own, without anything else', () => {
    const { all, editor } = apart(edit, other)
    openSetAside(editor, offer(editor), 'Änderungen')
    const own = text(editor)
    expect(own).toContain('viewBox="0 0 9 9"')
    expect(own).toContain('<rect x="2" y="2"/>')
    expect(own).toContain('<ellipse')
    expect(own).toContain('<line x1="2"')
    expect(own).not.toContain('<circle')
    expect(alertOf(editor)).toBeUndefined()
    expect(setAside(crashed(all))).toEqual([])
    press(editor, '<')
    expect(text(editor)).toBe(other)
  })

  test('that another tab has taken are not made twice', () => {
    const { all, editor } = apart(edit, other)
    all.journal.write({ setAside: [] })
    applySetAside(editor, offer(editor))
    expect(text(editor)).toBe(other)
    expect(alertOf(editor)).toBeUndefined()
  })

  test('that cannot be read are left alone', () => {
    const all = stores()
    all.journal.write({ setAside: [{ put: 7 }] })
    expect(alertOf(visit(all).editor)).toBeUndefined()
    expect(setAside(all)).toEqual([{ put: 7 }])
  })
})
