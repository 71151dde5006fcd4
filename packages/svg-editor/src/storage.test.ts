import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { TreeNode } from './model/document/record.ts'
import { svgEditorSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('what was stored is read as it was', () => {
  expect(slice.decode(slice.defaults())).toEqual(slice.defaults())
})

test('fields it does not know are kept, in the data and in elements', () => {
  const { current, library } = slice.defaults()
  const element = { type: 'rect', id: 'rect001', x: 1, y: 2, w: 3, h: 4, note: 'mine' }
  const rect = { element, children: [], expanded: true, indent: 1 }
  const decoded = slice.decode({ current: { ...current, children: [rect] }, library, colour: 'red' })
  expect(decoded).toMatchObject({ colour: 'red' })
  expect(decoded?.current.children[0]?.element).toMatchObject(element)
  expect(slice.decode(decoded)).toEqual(decoded)
})

test('an entry of the library that cannot be read is reported with its place, and the others stay', () => {
  const { current } = slice.defaults()
  const rejected: Array<[string, unknown]> = []
  const decoded = slice.decode({ current, library: [current, { element: 7 }, current] }, (path, value) =>
    rejected.push([path, value]),
  )
  expect(decoded?.library).toHaveLength(2)
  expect(rejected).toEqual([['/library/1', { element: 7 }]])
})

test('steps that were stored can be read again, also those of the library', () => {
  const data = slice.defaults()
  const library = { at: 0, before: [], after: [data.current] }
  const history = { undo: [{ added: [], removed: [], updated: [], library }], redo: [] }
  const stored: unknown = JSON.parse(JSON.stringify({ ...data, library: [data.current], history }))
  expect(slice.decode(stored)).toMatchObject({ history })
})

describe('edits of two tabs', () => {
  const start = slice.defaults()
  const drawing = (id: string, note = ''): TreeNode => ({
    ...start.current,
    element: { ...start.current.element, id, note },
  })
  const base = { ...start, library: [drawing('house'), drawing('flag')] }

  test('libraries are merged by name: what was added is there, what was removed is gone', () => {
    const mine = { ...base, library: [...base.library, drawing('chart')] }
    const theirs = { ...base, library: [drawing('house', 'changed')] }
    expect(slice.merge?.(base, mine, theirs)?.library).toEqual([
      drawing('house', 'changed'),
      drawing('chart'),
    ])
  })

  test('the drawing of the tab that has drawn stays, with its undo steps where they still fit', () => {
    const step = { added: [], removed: [], updated: [], library: { at: 0, before: [], after: [] } }
    const drawn = { ...base, current: drawing('new'), fileName: 'new', history: { undo: [step], redo: [] } }
    const kept = { ...base, library: [...base.library, drawing('chart')] }
    for (const [mine, theirs] of [
      [drawn, kept],
      [kept, drawn],
    ] as const)
      expect(slice.merge?.(base, mine, theirs)).toEqual({ ...drawn, library: kept.library })
    const removed = { ...base, library: [drawing('flag')] }
    expect(slice.merge?.(base, drawn, removed)).not.toHaveProperty('history')
  })

  test('two drawings are not merged: the edits are a conflict', () => {
    const [mine, theirs] = ['a', 'b'].map((id) => ({ ...base, current: drawing(id) }))
    expect(mine && theirs && slice.merge?.(base, mine, theirs)).toBeUndefined()
  })

  test('a drawing that is merged without a common start goes into the library under a free name', () => {
    const mine = { ...base, current: drawing('flag', 'mine') }
    const theirs = { ...base, current: drawing('flag', 'theirs') }
    const merged = slice.merge?.(undefined, mine, theirs)
    expect(merged?.current).toEqual(mine.current)
    expect(merged?.library).toEqual([...base.library, drawing('flag1', 'theirs')])
    // An untouched drawing is no loss.
    expect(slice.merge?.(undefined, mine, start)?.library).toEqual(base.library)
  })
})
