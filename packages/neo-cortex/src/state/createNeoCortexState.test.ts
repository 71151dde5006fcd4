import { createEnvironment, loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, expect, test } from 'vitest'
import type { Card, NeoCortexData } from '../model/card.ts'
import { createNeoCortexState } from './createNeoCortexState.ts'

beforeAll(() => loadUndoing())

const card = (id: string, text = '', rest: Partial<Card> = {}): Card => ({
  id,
  title: id.toUpperCase(),
  text,
  ...rest,
})

function tool(...entries: readonly Card[]) {
  const storage = memoryStorage<NeoCortexData>({ entries })
  let drawn = 0
  const state = createNeoCortexState(
    storage,
    createEnvironment({ now: () => new Date(2026, 10, 21, 12).getTime(), random: () => (drawn += 7_919) }),
  )
  const store = createStore()
  store.sub(state.visible, () => {})
  const ids = () => store.get(state.own).map(({ id }) => id)
  return { storage, state, store, ids }
}

test('undo takes back what this tab did, at its place, and leaves what another one did', () => {
  const { storage, state, store, ids } = tool(card('a'), card('b'), card('c'))
  store.set(state.remove, 'b')
  storage.write({ entries: [...(storage.read()?.entries ?? []), card('d')] })
  store.set(state.undo)
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  expect(store.get(state.current)?.id).toBe('b')
  store.set(state.redo)
  expect(ids()).toEqual(['a', 'c', 'd'])
  expect(store.set(state.redo)).toBeUndefined()
})

test('what is typed into one form is one step; the next form is another', () => {
  const { state, store } = tool(card('a'))
  const text = () => store.get(state.own)[0]?.text
  for (const texts of [['x', 'xy'], ['xyz']]) {
    store.set(state.write, true)
    for (const each of texts) store.set(state.edit, 'a', { text: each })
    store.set(state.write, false)
  }
  store.set(state.undo)
  expect(text()).toBe('xy')
  store.set(state.undo)
  expect(text()).toBe('')
})

test('a renamed card is found by its old title only if something links to it', () => {
  const { state, store } = tool(card('a'), card('b', '[[A]]'), card('c'))
  store.set(state.edit, 'a', { title: 'Neu' })
  store.set(state.edit, 'a', { title: 'Neuer' })
  store.set(state.edit, 'c', { title: 'Anders' })
  expect(store.get(state.graph).back.get('a')).toEqual(['b'])
  expect(store.get(state.own).map(({ aliases }) => aliases)).toEqual([['A'], undefined, undefined])
})

test('the collection offers what is not kept yet; a kept card is one of the own', async () => {
  const { state, store } = tool(card('a', '', { url: 'http://www.oeis.org' }))
  await store.set(state.loadCollection)
  const offered = store.get(state.offered)
  expect(offered.some(({ url }) => url === 'https://oeis.org/')).toBe(false)
  const [first] = offered
  store.set(state.keep, first?.id ?? '')
  expect(store.get(state.current)).toMatchObject({ title: first?.title, created: '2026-11-21' })
  expect(store.get(state.offered)).toHaveLength(offered.length - 1)
  store.set(state.undo)
  expect(store.get(state.offered)).toHaveLength(offered.length)
})

test('a card that is not there is none that was chosen, once the collection is known', async () => {
  const { state, store } = tool()
  store.set(state.visit, 'gone')
  expect(store.get(state.untouched)).toBe(false)
  await store.set(state.loadCollection)
  expect(store.get(state.untouched)).toBe(true)
  store.set(state.visit, store.get(state.offered)[0]!.id)
  expect(store.get(state.untouched)).toBe(false)
})

test('back leads to where one came from, past what is gone', () => {
  const { state, store } = tool(card('a'), card('b'), card('c'))
  for (const id of ['a', 'b', 'c']) store.set(state.visit, id)
  store.set(state.remove, 'b')
  store.set(state.goBack)
  expect(store.get(state.current)?.id).toBe('a')
})

test('list filters: later, duplicates, and the list in its order', () => {
  const { state, store } = tool(
    card('a', '', { url: 'https://x.example/', later: true }),
    card('b'),
    card('c', '', { url: 'http://x.example' }),
  )
  const shown = () => store.get(state.visible).map(({ id }) => id)
  expect(shown()).toEqual(['c', 'b', 'a'])
  store.set(state.listFilter, 'later')
  expect(shown()).toEqual(['a'])
  store.set(state.listFilter, 'duplicates')
  expect(shown()).toEqual(['a', 'c'])
  store.set(state.join, 'x.example')
  expect(shown()).toEqual([])
  expect(store.get(state.own).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('random is another card than the current one, or none', () => {
  const { state, store } = tool(card('a'), card('b'))
  for (let count = 0; count < 10; count++) {
    const before = store.get(state.current)?.id
    expect(store.set(state.visitAny)?.id).not.toBe(before)
  }
  const single = tool(card('a'))
  expect(single.store.set(single.state.visitAny)).toBeUndefined()
})

test('an import is one step, and shows its first card', () => {
  const { state, store, ids } = tool(card('a'))
  store.set(state.importCards, (data) => ({ ...data, entries: [...data.entries, card('x'), card('y')] }))
  expect(store.get(state.current)?.id).toBe('x')
  expect(ids()).toHaveLength(3)
  store.set(state.undo)
  expect(ids()).toEqual(['a'])
})
