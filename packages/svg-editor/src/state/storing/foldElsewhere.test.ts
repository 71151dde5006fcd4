import { memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import type { SvgEditorJournal } from '../../model/document/journal.ts'
import { toTree } from '../../model/document/record.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { svgEditorSlice } from '../../storage.ts'
import { openEditor, type OpenEditor, press } from '../openEditor.fixtures.ts'
import { foldJournal } from './foldJournal.ts'
import { persist } from './persistence.ts'

const source = `<svg xmlns="http://www.w3.org/2000/svg">\n  <rect x="1" y="2"/>\n  <circle r="3"/>\n</svg>\n`

/** One document in several tabs: each reads its own copy, a write arrives in the others later, the newest wins. */
function shared<T>(initial: T | undefined, latency: number) {
  let newest = { value: initial, version: 0 }
  const arrivals = new Set<(written: typeof newest) => void>()
  const tab = (): StorageAdapter<T> => {
    let mine = newest
    const listeners = new Set<() => void>()
    const take = (next: typeof newest) => {
      if (next.version <= mine.version) return
      mine = next
      for (const listener of listeners) listener()
    }
    arrivals.add(take)
    return {
      read: () => mine.value,
      write: (value) => {
        const written = { value, version: newest.version + 1 }
        newest = written
        take(written)
        const others = [...arrivals].filter((arrive) => arrive !== take)
        // oxlint-disable-next-line no-restricted-globals -- the other tab writes with a delay
        setTimeout(() => {
          const copy = structuredClone(written)
          for (const arrive of others) arrive(copy)
        }, latency)
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
  return { tab, newest: () => newest.value }
}

function site(latency: number) {
  const data = shared<SvgEditorData>({ current: toTree(readSvg(source)), library: [] }, latency)
  const journal = shared<SvgEditorJournal>(undefined, latency)
  const settings = { storage: data.tab(), journal: journal.tab() }
  const visit = () => {
    const [storage, edits] = [data.tab(), journal.tab()]
    const editor = openEditor(storage.read() ?? svgEditorSlice.defaults())
    return { editor, ...persist(editor, storage, { journal: edits, atOnce: 0 }) }
  }
  return {
    visit,
    /** What an export does in another tab. */
    fold: () => foldJournal(settings.storage, settings.journal),
    /** What a visit finds once the tabs were killed. */
    afterKill: () => {
      const [storage, edits] = [memoryStorage(data.newest()), memoryStorage(journal.newest())]
      const editor = openEditor(storage.read() ?? svgEditorSlice.defaults())
      persist(editor, storage, { journal: edits, atOnce: 0 })
      return {
        text: text(editor),
        alert: editor.atomStore.get(editor.atoms.alert),
        setAside: edits.read()?.setAside ?? [],
      }
    },
    settings,
  }
}

const text = (editor: OpenEditor) => writeSvg(editor.store.drawing())

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Moments around the writing of the journal, in milliseconds after the edit. */
const moments = Array.from({ length: 31 }, (_, index) => index * 50)
const latencies = [0, 20, 400]

const pending: Readonly<Record<string, { keys: string; expected: string }>> = {
  'an edit of the same node': { keys: 't ArrowRight Enter', expected: 'x="3"' },
  'an edit of another node': { keys: 't ArrowDown Enter', expected: 'cy="1"' },
  'a new node': { keys: 'Home + l', expected: '<line' },
  'an undo': { keys: '<', expected: 'x="1"' },
  'an entry in the library': { keys: 'k', expected: 'x="2"' },
}

describe.each(latencies)('a fold in another tab, seen after %i ms,', (latency) => {
  test.each(Object.keys(pending))('loses nothing of %s', (name) => {
    const { keys = '', expected = '' } = pending[name] ?? {}
    const lost: unknown[] = []
    for (const moment of moments) {
      vi.clearAllTimers()
      const all = site(latency)
      const { editor } = all.visit()
      editor.tree.go('rect001')
      press(editor, 't ArrowRight Enter')
      vi.advanceTimersByTime(1000)
      if (name === 'an edit of another node') editor.tree.go('circle001')
      press(editor, keys)
      const before = text(editor)
      const library = editor.store.library().length
      expect(before).toContain(expected)
      vi.advanceTimersByTime(moment)
      all.fold()
      vi.advanceTimersByTime(2500)
      const next = all.afterKill()
      const isKept =
        text(editor) === before &&
        next.text === before &&
        !next.alert &&
        next.setAside.length === 0 &&
        editor.store.library().length === library
      if (!isKept)
        lost.push({
          moment,
          screen: text(editor) === before,
          stored: next.text === before,
          alert: next.alert,
        })
    }
    expect(lost).toEqual([])
  })
})

describe('an edit that is not stored yet, when another tab stores', () => {
  /** Two tabs with the same drawing; the second changes the circle. */
  function tabs() {
    const all = site(20)
    const [mine, theirs] = [all.visit(), all.visit()]
    theirs.editor.tree.go('circle001')
    press(theirs.editor, 't ArrowDown Enter')
    return { all, mine, theirs }
  }
  const kept = ({ all, mine }: ReturnType<typeof tabs>) => {
    vi.advanceTimersByTime(2500)
    expect(all.afterKill()).toEqual({ text: text(mine.editor), alert: undefined, setAside: [] })
    return text(mine.editor)
  }

  test.each(['as a whole', 'into the journal'])('its drawing %s, joins it', (how) => {
    const opened = tabs()
    const { mine, theirs } = opened
    if (how === 'as a whole') theirs.flush()
    else vi.advanceTimersByTime(290)
    mine.editor.tree.go('rect001')
    press(mine.editor, 't ArrowRight Enter')
    const both = kept(opened)
    expect(both).toContain('x="2"')
    expect(both).toContain('cy="1"')
    expect(text(theirs.editor)).toBe(both)
  })

  test('another version of the same node, stays, and undo returns to the other', () => {
    const opened = tabs()
    opened.theirs.flush()
    const { editor } = opened.mine
    editor.tree.go('circle001')
    press(editor, 't ArrowRight Enter')
    expect(kept(opened)).toContain('cx="1"')
    press(editor, '<')
    expect(kept(opened)).toContain('cy="1"')
  })

  test('its drawing, is made in it when it is of the library', () => {
    const opened = tabs()
    opened.theirs.flush()
    press(opened.mine.editor, 'k')
    expect(kept(opened)).toContain('cy="1"')
    expect(opened.mine.editor.store.library()).toHaveLength(1)
  })

  test('its drawing, stays when it is another file, and undo returns to the other', () => {
    const opened = tabs()
    opened.theirs.flush()
    const { editor } = opened.mine
    editor.openText('<svg xmlns="http://www.w3.org/2000/svg"><line/></svg>', 'neu.svg')
    expect(kept(opened)).toContain('<line/>')
    press(editor, '<')
    expect(kept(opened)).toContain('cy="1"')
  })
})
