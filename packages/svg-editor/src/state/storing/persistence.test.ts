import { memoryStorage } from '@kleinzeug/storage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSvg } from '../../model/text/readSvg.ts'
import { toTree } from '../../model/document/record.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import type { SvgEditorJournal } from '../../model/document/journal.ts'
import type { SvgEditorLarge } from '../../model/document/large.ts'
import { svgEditorSlice } from '../../storage.ts'
import { openEditor, type OpenEditor, press } from '../openEditor.fixtures.ts'
import { persist } from './persistence.ts'

const open = (source?: string) =>
  openEditor(
    source === undefined ? svgEditorSlice.defaults() : { current: toTree(readSvg(source)), library: [] },
  )

const source = (editor: OpenEditor) => writeSvg(editor.store.drawing())

describe('saving', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('waits until the keys are still, and writes the tree of the specification', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open()
    persist(editor, storage)
    press(editor, '+ c')
    expect(storage.read()).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(storage.read()?.current.children[0]).toEqual({
      element: {
        type: 'circle',
        id: 'circle001',
        cx: 200,
        cy: 200,
        r: 50,
        stroke: '000',
        strokeWidth: 1,
        fill: '000',
        fillOpacity: 0,
      },
      children: [],
      expanded: true,
      indent: 1,
    })
  })

  test('a drawing larger than the record may be stays in memory, and says so', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open()
    persist(editor, storage)
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><text>${'x'.repeat(3_000_000)}</text></svg>`
    editor.openText(text, 'gross.svg')
    vi.advanceTimersByTime(1000)
    expect(storage.read()).toBeUndefined()
    expect(source(editor)).toBe(text)
    expect(editor.atomStore.get(editor.atoms.alert)).toEqual({ kind: 'tooLarge' })
  })

  test('a copy of what was written does not undo what was drawn since', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open()
    persist(editor, storage)
    press(editor, '+ c')
    vi.advanceTimersByTime(1000)
    const copy = structuredClone(storage.read())
    editor.tree.go('svg001')
    press(editor, '+ r')
    if (copy) storage.write(copy)
    expect(source(editor)).toContain('<rect')
  })

  test('a drawing that costs little is whole in the record within a second, without a journal', () => {
    const storage = memoryStorage<SvgEditorData>()
    const journal = memoryStorage<SvgEditorJournal>()
    const editor = open()
    persist(editor, storage, { journal })
    for (const keys of ['+ c', 't ArrowRight Enter']) {
      press(editor, keys)
      vi.advanceTimersByTime(1000)
      expect(storage.read()?.current).toEqual(toTree(editor.store.drawing()))
      expect(journal.read()?.entry).toBeUndefined()
    }
  })

  test('a drawing that costs more is in the journal within a second, and whole two seconds later', () => {
    const storage = memoryStorage<SvgEditorData>({
      current: toTree(
        readSvg(
          `<svg xmlns="http://www.w3.org/2000/svg">${'<rect x="1" y="2" width="3"/>'.repeat(3000)}</svg>`,
        ),
      ),
      library: [],
    })
    const journal = memoryStorage<SvgEditorJournal>()
    const editor = openEditor(storage.read() ?? svgEditorSlice.defaults())
    persist(editor, storage, { journal })
    editor.tree.go('rect007')
    press(editor, 't ArrowRight Enter')
    vi.advanceTimersByTime(1000)
    expect(journal.read()?.entry?.put).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(journal.read()?.entry).toBeUndefined()
    expect(storage.read()?.current).toEqual(toTree(editor.store.drawing()))
  })

  describe('a drawing larger than the record', () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><text>${'x'.repeat(900_000)}</text><text>${'y'.repeat(2_000_000)}</text><rect/></svg>`
    const stores = () => ({
      storage: memoryStorage<SvgEditorData>(),
      large: memoryStorage<SvgEditorLarge>(),
    })
    function visit({ storage, large }: ReturnType<typeof stores>) {
      const editor = openEditor(storage.read() ?? svgEditorSlice.defaults())
      return { editor, ...persist(editor, storage, { large }) }
    }
    /** Lets the slices in which a large source is read run to their end. */
    const settle = () => vi.advanceTimersByTimeAsync(5000)

    test('is stored apart, the record keeps the last one that fitted, and the next visit opens it', async () => {
      const all = stores()
      const { editor } = visit(all)
      press(editor, '+ c')
      vi.advanceTimersByTime(1000)
      const fitted = all.storage.read()
      editor.openText(text, 'gross.svg')
      await settle()
      expect(all.storage.read()).toBe(fitted)
      expect(all.large.read()).toEqual({ source: text, fileName: 'gross' })
      expect(editor.atomStore.get(editor.atoms.saving)).toBe('saved')
      expect(editor.atomStore.get(editor.atoms.alert)).toBeUndefined()
      editor.tree.go('rect001')
      press(editor, 't ArrowRight Enter')
      await settle()
      vi.clearAllTimers()
      const next = visit(all).editor
      await settle()
      expect(source(next) === source(editor)).toBe(true)
      expect(source(next).slice(-30)).toContain('<rect x="1"/>')
      press(next, '<')
      expect(source(next).slice(-300)).toContain('<circle')
    })

    test('that arrives after the start is opened then, once', async () => {
      const all = stores()
      const { editor } = visit(all)
      all.large.write({ source: text, fileName: 'gross' })
      await settle()
      expect(source(editor) === text).toBe(true)
      all.large.write({ source: text, fileName: 'gross' })
      await settle()
      expect(editor.store.history().undo).toHaveLength(1)
    })

    test('that is made smaller is in the record again, and nowhere else', async () => {
      const all = stores()
      const { editor } = visit(all)
      editor.openText(text, 'gross.svg')
      await settle()
      editor.tree.go('text002')
      press(editor, '-')
      await settle()
      expect(all.large.read()).toEqual({})
      expect(all.storage.read()?.current).toEqual(toTree(editor.store.drawing()))
    })

    test('is stored at once when the page is hidden', async () => {
      const all = stores()
      const { editor, flush } = visit(all)
      editor.openText(text, 'gross.svg')
      await vi.advanceTimersByTimeAsync(500)
      flush()
      expect(all.large.read()?.source).toBe(text)
    })
  })

  test('what another tab drew comes in', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open()
    persist(editor, storage)
    const other = open()
    press(other, '+ r')
    storage.write({ current: toTree(other.store.drawing()), library: [] })
    expect(source(editor)).toContain('<rect')
  })

  test('what another tab drew is one step: what is selected and drawn here stays', async () => {
    const storage = memoryStorage<SvgEditorData>()
    const [editor, other] = [open(), open()]
    persist(editor, storage)
    persist(other, storage)
    press(editor, '+ c')
    await vi.advanceTimersByTimeAsync(5000)
    const selected = editor.atomStore.get(editor.atoms.selection)
    press(other, '+ r')
    await vi.advanceTimersByTimeAsync(5000)
    expect(source(editor)).toBe(source(other))
    expect(editor.atomStore.get(editor.atoms.selection)).toEqual(selected)
    expect(editor.store.history().undo).toHaveLength(2)
    press(editor, '<')
    expect(source(editor)).toContain('<circle')
    expect(source(editor)).not.toContain('<rect')
  })
})

describe('the state of saving', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a change is stored within a second, also while one goes on drawing', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open()
    persist(editor, storage)
    press(editor, '+ c t')
    for (let step = 0; step < 9; step++) {
      vi.advanceTimersByTime(100)
      press(editor, 'ArrowRight')
    }
    expect(storage.read()?.current.children).toHaveLength(1)
    expect(editor.atomStore.get(editor.atoms.saving)).toBe('pending')
    vi.advanceTimersByTime(1000)
    expect(storage.read()?.current.children[0]?.element).toMatchObject({ cx: 209 })
    expect(editor.atomStore.get(editor.atoms.saving)).toBe('saved')
  })

  test('that a drawing is too large is said once, and again only after it was stored', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open()
    persist(editor, storage)
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><text>${'x'.repeat(900_000)}</text><text>${'y'.repeat(2_000_000)}</text><rect/></svg>`
    editor.store.reset(readSvg(text), [])
    vi.advanceTimersByTime(1000)
    const { alert } = editor.atoms
    expect(editor.atomStore.get(alert)).toEqual({ kind: 'tooLarge' })
    editor.atomStore.set(alert, undefined)
    editor.tree.go('rect001')
    press(editor, 't ArrowRight Enter')
    vi.advanceTimersByTime(1000)
    expect(editor.atomStore.get(alert)).toBeUndefined()
    editor.tree.go('text002')
    press(editor, '-')
    vi.advanceTimersByTime(1000)
    expect(storage.read()?.current.children).toHaveLength(2)
    press(editor, '<')
    vi.advanceTimersByTime(1000)
    expect(editor.atomStore.get(alert)).toEqual({ kind: 'tooLarge' })
  })

  test('nothing is written over data that has not arrived, and fields of others are kept', () => {
    let isLoading = true
    const inner = memoryStorage<SvgEditorData>()
    const storage = { ...inner, isLoading: () => isLoading, flush: vi.fn<() => void>() }
    const editor = open()
    const { flush } = persist(editor, storage)
    press(editor, '+ c')
    vi.advanceTimersByTime(1000)
    expect(inner.read()).toBeUndefined()
    isLoading = false
    const data = { ...svgEditorSlice.defaults(), colour: 'red' }
    inner.write(data)
    press(editor, '+ r')
    flush()
    expect(inner.read()).toMatchObject({ colour: 'red', current: { children: [expect.anything()] } })
    expect(storage.flush).toHaveBeenCalledOnce()
  })

  test('storing one change of many nodes hands over the same trees for all others', () => {
    const storage = memoryStorage<SvgEditorData>()
    const editor = open(`<svg xmlns="http://www.w3.org/2000/svg">${'<rect x="1"/>'.repeat(50)}</svg>`)
    persist(editor, storage)
    editor.tree.go('rect007')
    press(editor, 't ArrowRight')
    vi.advanceTimersByTime(1000)
    const before = storage.read()?.current.children ?? []
    press(editor, 'ArrowRight')
    vi.advanceTimersByTime(1000)
    const after = storage.read()?.current.children ?? []
    expect(after.filter((tree, index) => tree !== before[index])).toHaveLength(1)
  })
})
