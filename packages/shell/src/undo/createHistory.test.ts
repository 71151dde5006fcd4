import { fc, test } from '@fast-check/vitest'
import { createStore } from 'jotai'
import { beforeAll, expect } from 'vitest'
import { createHistory } from './createHistory.ts'
import { loadUndoing } from './loadUndoing.ts'
import { memoryStorage } from '@kleinzeug/storage'
import { storedAtom } from '@kleinzeug/storage/jotai'

beforeAll(() => loadUndoing())

interface Note {
  readonly id: string
  readonly text: string
  readonly tag?: string
}
type Notes = readonly Note[]

function notes(...list: Notes) {
  const storage = memoryStorage<Notes>(list)
  const history = createHistory<Notes, { readonly kind: string; readonly group?: string }>(
    storedAtom(storage, { defaults: () => [] }),
  )
  const store = createStore()
  const read = () => storage.read() ?? []
  return {
    read,
    ids: () => read().map(({ id }) => id),
    /** What another tab does. */
    elsewhere: (change: (list: Notes) => Notes) => storage.write(change(read())),
    write: (id: string, text: string, group?: string) =>
      store.set(history.perform, (list) => list.map((note) => (note.id === id ? { ...note, text } : note)), {
        kind: 'write',
        ...(group !== undefined && { group }),
      }),
    remove: (id: string) =>
      store.set(history.perform, (list) => list.filter((note) => note.id !== id), { kind: 'remove' }),
    keep: () => store.set(history.perform, (list) => list, { kind: 'nothing' }),
    undo: () => store.set(history.undo)?.kind,
    redo: () => store.set(history.redo)?.kind,
    undoable: () => store.get(history.undoable)?.kind,
    redoable: () => store.get(history.redoable)?.kind,
  }
}

const a = { id: 'a', text: 'A' }
const b = { id: 'b', text: 'B' }
const c = { id: 'c', text: 'C' }

test('undo takes back what this tab did, at its place, and leaves what another one did', () => {
  const list = notes(a, b)
  list.remove('a')
  list.elsewhere((present) => [...present, c])
  expect([list.undoable(), list.undo(), list.undoable()]).toEqual(['remove', 'remove', undefined])
  expect(list.ids()).toEqual(['a', 'b', 'c'])
  expect([list.redoable(), list.redo(), list.redo()]).toEqual(['remove', 'remove', undefined])
  expect(list.ids()).toEqual(['b', 'c'])
})

test('a group is one step; another group and a step without one are steps of their own', () => {
  const list = notes(a)
  for (const [text, group] of [['x', 'one'], ['xy', 'one'], ['xyz', 'two'], ['!']] as const)
    list.write('a', text, group)
  const texts = [1, 2, 3].map(() => (list.undo(), list.read()[0]?.text))
  expect(texts).toEqual(['xyz', 'xy', 'A'])
  expect(list.undo()).toBeUndefined()
})

test('what another tab adds or edits in the middle of a group stays when the group is undone', () => {
  const list = notes(a, b)
  list.write('a', 'x', 'form')
  list.elsewhere((present) => [...present.map((note) => ({ ...note, tag: 'elsewhere' })), c])
  list.write('a', 'xy', 'form')
  list.undo()
  expect(list.read()).toEqual([{ ...a, tag: 'elsewhere' }, { ...b, tag: 'elsewhere' }, c])
  expect(list.undoable()).toBeUndefined()
})

test('a group ends where another tab has edited the same field: its text comes back first', () => {
  const list = notes(a)
  list.write('a', 'x', 'form')
  list.elsewhere(() => [{ ...a, text: 'theirs' }])
  list.write('a', 'theirs, mine', 'form')
  list.undo()
  expect(list.read()[0]?.text).toBe('theirs')
})

test('a change that changes nothing is no step and leaves what can be redone', () => {
  const list = notes(a)
  list.write('a', 'x')
  list.undo()
  list.keep()
  expect([list.undoable(), list.redo()]).toEqual([undefined, 'write'])
})

test('a new step ends redo, and a hundred steps can be undone', () => {
  const list = notes(a)
  for (let step = 0; step < 105; step++) list.write('a', String(step))
  for (let step = 0; step < 100; step++) expect(list.undo()).toBe('write')
  expect([list.read()[0]?.text, list.undo()]).toEqual(['4', undefined])
  list.write('a', 'new')
  expect(list.redo()).toBeUndefined()
})

const edits = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: fc.string(), group: fc.constantFrom('one', 'two') }),
)

test.prop([edits])('undo to the start and redo to the end lead to the same documents', (steps) => {
  const list = notes(a, b, c)
  for (const { id, text, group } of steps) list.write(id, text, group)
  const end = list.read()
  while (list.undo());
  expect(list.read()).toEqual([a, b, c])
  while (list.redo());
  expect(list.read()).toEqual(end)
})
