import { memoryStorage } from '@kleinzeug/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import type { SvgEditorJournal } from '../../model/document/journal.ts'
import { fromTree, toTree } from '../../model/document/record.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { foldJournal } from './foldJournal.ts'
import { openEditor } from '../openEditor.fixtures.ts'
import { persist } from './persistence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const source = '<svg xmlns="http://www.w3.org/2000/svg">\n  <rect x="1" y="2"/>\n</svg>\n'

/** An editor of another window that has moved the rectangle, and has written that into the journal only. */
function moved() {
  const storage = memoryStorage<SvgEditorData>({
    current: toTree(readSvg(source)),
    library: [],
    fileName: 'plan.svg',
  })
  const journal = memoryStorage<SvgEditorJournal>()
  const data = storage.read()
  if (!data) throw new Error('no data')
  const editor = openEditor(data)
  editor.fileNames.set(editor.store.drawing().root, 'plan.svg')
  persist(editor, storage, { journal, atOnce: 0 })
  editor.tree.go('rect001')
  for (const key of ['t', 'ArrowRight', 'Enter']) editor.press(key, { shift: false, alt: false })
  vi.advanceTimersByTime(1000)
  return { storage, journal, editor }
}

const storedText = (data: SvgEditorData | undefined) => {
  const drawing = fromTree(data?.current)
  return drawing && writeSvg(drawing)
}

test('the journal of another window is folded into the drawing, as one undo step', () => {
  const { storage, journal, editor } = moved()
  expect(storedText(storage.read())).toBe(source)
  foldJournal(storage, journal)
  expect(storedText(storage.read())).toBe(source.replace('x="1"', 'x="2"'))
  expect(storage.read()?.fileName).toBe('plan.svg')
  expect(storage.read()?.history?.undo).toHaveLength(1)
  expect(journal.read()?.entry).toBeUndefined()
  // The editor of the other window goes on with its own drawing.
  expect(writeSvg(editor.store.drawing())).toBe(source.replace('x="1"', 'x="2"'))
})

test('a journal of another drawing is left as it is', () => {
  const { journal } = moved()
  const other = memoryStorage<SvgEditorData>({
    current: toTree(readSvg('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    library: [],
  })
  const [data, kept] = [other.read(), journal.read()]
  foldJournal(other, journal)
  expect(other.read()).toBe(data)
  expect(journal.read()).toBe(kept)
})
