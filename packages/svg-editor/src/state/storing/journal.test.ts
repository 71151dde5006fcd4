import { memoryStorage } from '@kleinzeug/storage'
import { fc, test as property } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import type { SvgEditorJournal } from '../../model/document/journal.ts'
import { fromTree, toTree } from '../../model/document/record.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { svgEditorJournalSlice, svgEditorSlice } from '../../storage.ts'
import { openEditor, type OpenEditor, press } from '../openEditor.fixtures.ts'
import { persist } from './persistence.ts'

const source = `<svg xmlns="http://www.w3.org/2000/svg">\n  <rect x="1" y='2'/>\n  <path d="M0 0 l5,5"/>\n  <g id="a"><circle r="3" class="q"/></g>\n</svg>\n`

const stores = () => ({
  storage: memoryStorage<SvgEditorData>({ current: toTree(readSvg(source)), library: [] }),
  journal: memoryStorage<SvgEditorJournal>(),
})
type Stores = ReturnType<typeof stores>

/** Opens an editor on what is stored, as the component does. */
function visit({ storage, journal }: Stores) {
  const editor = openEditor(storage.read() ?? svgEditorSlice.defaults())
  return { editor, ...persist(editor, storage, { journal, atOnce: 0 }) }
}

/** The stores as a later visit finds them: read from JSON, and without the tab that wrote them. */
function reopened({ storage, journal }: Stores): Stores {
  const decoded = <T>(slice: { decode: (data: unknown) => T | undefined }, value: unknown) =>
    memoryStorage(value === undefined ? undefined : slice.decode(JSON.parse(JSON.stringify(value))))
  return {
    storage: decoded(svgEditorSlice, storage.read()),
    journal: decoded(svgEditorJournalSlice, journal.read()),
  }
}

const text = (editor: OpenEditor) => writeSvg(editor.store.drawing())
const storedText = ({ storage }: Stores) => {
  const drawing = fromTree(storage.read()?.current)
  return drawing && writeSvg(drawing)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the journal', () => {
  test('is stored with the whole drawing two seconds after the last change', () => {
    const all = stores()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    for (let change = 0; change < 4; change++) {
      press(editor, 't ArrowRight Enter')
      vi.advanceTimersByTime(1500)
      expect(all.journal.read()?.entry).toBeDefined()
    }
    vi.advanceTimersByTime(500)
    expect(all.journal.read()?.entry).toBeUndefined()
    expect(storedText(all)).toBe(text(editor))
  })

  test('holds a change within a second, and nothing else is written', () => {
    const all = stores()
    const before = all.storage.read()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight')
    vi.advanceTimersByTime(1000)
    expect(all.storage.read()).toBe(before)
    expect(all.journal.read()?.entry?.put.map(({ id }) => id)).toEqual(['rect001'])
    expect(editor.atomStore.get(editor.atoms.saving)).toBe('saved')
  })

  test('is applied by the next visit when the page was killed before it was folded', () => {
    const all = stores()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight Enter')
    editor.tree.go('path001')
    press(editor, '-')
    editor.tree.go('svg001')
    press(editor, '+ c')
    vi.advanceTimersByTime(1000)
    expect(storedText(all)).toBe(source)
    const next = visit(reopened(all)).editor
    expect(text(next)).toBe(text(editor))
    press(next, '<')
    expect(text(next)).toBe(source)
  })

  test('is folded after a pause, and cleared', () => {
    const all = stores()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight')
    vi.advanceTimersByTime(20_000)
    expect(storedText(all)).toBe(text(editor))
    expect(all.journal.read()?.entry).toBeUndefined()
  })

  test('is folded in a task after the one that builds the stored tree', () => {
    const idle: Array<() => void> = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const all = stores()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight')
    vi.advanceTimersByTime(20_000)
    idle.shift()?.()
    expect(storedText(all)).toBe(source)
    idle.shift()?.()
    vi.unstubAllGlobals()
    expect(storedText(all)).toBe(text(editor))
  })

  test('is folded when the page is hidden', () => {
    const all = stores()
    const { editor, flush } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight')
    flush()
    expect(storedText(all)).toBe(text(editor))
    press(editor, 'ArrowRight')
    vi.advanceTimersByTime(1000)
    expect(all.journal.read()?.entry).toBeDefined()
    flush()
    expect(storedText(all)).toBe(text(editor))
    expect(all.journal.read()?.entry).toBeUndefined()
  })

  test('that was folded and not cleared is dropped without a word', () => {
    const all = stores()
    const { editor, flush } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight')
    vi.advanceTimersByTime(1000)
    const left = all.journal.read()
    flush()
    if (left) all.journal.write(left)
    const later = reopened(all)
    const next = visit(later).editor
    expect(text(next)).toBe(text(editor))
    expect(later.journal.read()).toEqual({ setAside: [] })
    expect(next.atomStore.get(next.atoms.alert)).toBeUndefined()
  })

  test('starts anew after a fold between two changes', () => {
    const all = stores()
    const { editor, flush } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight Enter')
    vi.advanceTimersByTime(1000)
    flush()
    editor.tree.go('circle001')
    press(editor, 't ArrowDown')
    vi.advanceTimersByTime(1000)
    expect(all.journal.read()?.entry?.put.map(({ id }) => id)).toEqual(['circle001'])
    expect(text(visit(reopened(all)).editor)).toBe(text(editor))
  })

  test('that fits another drawing is set aside, never applied', () => {
    const all = stores()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight')
    vi.advanceTimersByTime(1000)
    const other = source.replace('M0 0', 'M1 1')
    const later = reopened(all)
    later.storage.write({ current: toTree(readSvg(other)), library: [] })
    const next = visit(later).editor
    expect(text(next)).toBe(other)
    expect(later.journal.read()?.entry).toBeUndefined()
    expect(later.journal.read()?.setAside).toHaveLength(1)
    expect(next.atomStore.get(next.atoms.alert)).toMatchObject({ kind: 'journal', refused: 0 })
  })

  test('of the first form is read, and so are edits set aside', () => {
    const put =
      '[{"id":"rect001","type":"rect","parent":"svg001","children":[],"expanded":false,"lead":"\\n  ","trail":"","tag":{"name":"rect","attributes":[{"lead":" ","name":"x","assign":"=\\"","raw":"2","quote":"\\""},{"lead":" ","name":"y","assign":"=\\"","raw":"2","quote":"\\""}],"close":"/>","inner":"","end":"","kind":"open","start":0,"selfClosing":true},"raw":""}]'
    const entry = `{"base":"2.bmb1jv.12b8k9e","result":"2.awk44k.n6tc0a","put":${put},"removed":[]}`
    const older = '{"base":"1.a.b","result":"1.c.d","put":[],"removed":["path001"]}'
    const left = svgEditorJournalSlice.decode(JSON.parse(`{"setAside":[${older}],"entry":${entry}}`))
    const small = '<svg xmlns="http://www.w3.org/2000/svg">\n  <rect x="1" y="2"/>\n</svg>\n'
    const all = {
      storage: memoryStorage<SvgEditorData>({ current: toTree(readSvg(small)), library: [] }),
      journal: memoryStorage(left),
    }
    const { editor } = visit(all)
    expect(text(editor)).toBe(small.replace('x="1"', 'x="2"'))
    expect(editor.atomStore.get(editor.atoms.alert)).toMatchObject({
      kind: 'journal',
      entry: { removed: ['path001'] },
    })
  })

  test('of a damaged form is set aside by its decoder', () => {
    const damaged = { entry: { base: 1, put: 'x' }, setAside: ['older'] }
    expect(svgEditorJournalSlice.decode(damaged)).toEqual({ setAside: ['older', damaged.entry] })
    expect(svgEditorJournalSlice.decode(7)).toBeUndefined()
  })

  test('a changed library and another drawing are stored as a whole', () => {
    const all = stores()
    const { editor } = visit(all)
    press(editor, 'k')
    vi.advanceTimersByTime(1000)
    expect(all.storage.read()?.library).toHaveLength(1)
    editor.openText('<svg xmlns="http://www.w3.org/2000/svg"><line/></svg>', 'neu.svg')
    vi.advanceTimersByTime(1000)
    expect(storedText(all)).toContain('<line/>')
    expect(all.journal.read()?.entry).toBeUndefined()
    editor.tree.go('line001')
    press(editor, 't ArrowDown')
    vi.advanceTimersByTime(1000)
    expect(all.journal.read()?.entry).toBeDefined()
    expect(text(visit(reopened(all)).editor)).toBe(text(editor))
  })

  test('joins two tabs: the newer edit wins where both changed a node', () => {
    const all = stores()
    const one = visit(all)
    const two = visit(all)
    one.editor.tree.go('rect001')
    press(one.editor, 't ArrowRight')
    vi.advanceTimersByTime(1000)
    expect(text(two.editor)).toBe(text(one.editor))
    two.editor.tree.go('circle001')
    press(two.editor, 't ArrowDown')
    vi.advanceTimersByTime(1000)
    expect(text(one.editor)).toBe(text(two.editor))
    expect(text(one.editor)).toContain('x="2"')
    expect(text(one.editor)).toContain('cy="1"')
    one.flush()
    expect(storedText(all)).toBe(text(two.editor))
    press(two.editor, 'ArrowDown')
    vi.advanceTimersByTime(1000)
    expect(text(one.editor)).toBe(text(two.editor))
    expect(text(visit(reopened(all)).editor)).toBe(text(two.editor))
  })

  test('an edit taken back leaves nothing in the journal', () => {
    const all = stores()
    const { editor } = visit(all)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight Enter')
    vi.advanceTimersByTime(1000)
    press(editor, '<')
    vi.advanceTimersByTime(1000)
    expect(all.journal.read()?.entry?.put ?? []).toEqual([])
    expect(text(visit(reopened(all)).editor)).toBe(source)
  })
})

const keys = [
  '+ c',
  '+ r',
  '+ g',
  't ArrowRight Enter',
  'r ArrowRight Enter',
  '-',
  'd',
  'x',
  'c',
  'v',
  '<',
  '>',
  'k',
  'g',
  'u',
]
const moves = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'f n']
const step = fc.constantFrom(...keys, ...moves, 'store', 'fold', 'reopen')

property.prop([fc.array(step, { minLength: 1, maxLength: 25 })], { numRuns: 60 })(
  'whatever is done, a visit after a kill finds what was on the screen a second before',
  (steps) => {
    let all = stores()
    let { editor, flush } = visit(all)
    for (const each of [...steps, 'reopen']) {
      if (each === 'store') vi.advanceTimersByTime(1000)
      else if (each === 'fold') flush()
      else if (each === 'reopen') {
        vi.advanceTimersByTime(1000)
        const before = text(editor)
        vi.clearAllTimers()
        all = reopened(all)
        const next = visit(all)
        editor = next.editor
        flush = next.flush
        expect(text(editor)).toBe(before)
        expect(editor.atomStore.get(editor.atoms.alert)).toBeUndefined()
      } else press(editor, each)
    }
  },
)
