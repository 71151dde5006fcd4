import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
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
