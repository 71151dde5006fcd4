import { startOfDay } from '@kleinzeug/calendar-day'
import { createEnvironment, loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, expect, test } from 'vitest'
import { emptyFields, type AchievementsData } from '../model/entry.ts'
import { createAchievementsState } from './createAchievementsState.ts'

beforeAll(() => loadUndoing())

const TODAY = '2026-11-21'

function tool(list: AchievementsData = [], today = TODAY) {
  const storage = memoryStorage<AchievementsData>(list)
  let drawn = 0
  const state = createAchievementsState(
    storage,
    createEnvironment({ now: () => startOfDay(today), random: () => (drawn += 7_919) }),
  )
  const store = createStore()
  store.sub(state.visible, () => {})
  const titles = () => store.get(state.entries).map(({ title }) => title)
  return { storage, state, store, titles }
}

test('undo takes back what this tab did and leaves what another one did', () => {
  const { storage, state, store, titles } = tool([
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
  ])
  store.set(state.remove, 'a')
  storage.write([...(storage.read() ?? []), { id: 'c', title: 'C' }])
  expect(titles()).toEqual(['B', 'C'])
  store.set(state.undo)
  expect(titles()).toEqual(['A', 'B', 'C'])
  store.set(state.redo)
  expect(titles()).toEqual(['B', 'C'])
  expect(store.set(state.redo)).toBeUndefined()
})

test('what is typed into one form is one step; the next form is another', () => {
  const { state, store, titles } = tool([{ id: 'a', title: 'A' }])
  store.set(state.open, 'a')
  for (const title of ['AB', 'ABC']) store.set(state.edit, 'a', { title })
  store.set(state.open, 'a')
  store.set(state.edit, 'a', { title: 'ABCD' })
  store.set(state.undo)
  expect(titles()).toEqual(['ABC'])
  store.set(state.undo)
  expect(titles()).toEqual(['A'])
})

test('an item of an old record keeps its fields when it is edited, and the form stays open', () => {
  const { storage, state, store } = tool(['Schwimmabzeichen', { name: 'Abitur', points: 12 }])
  const [first, second] = store.get(state.entries)
  store.set(state.open, first?.key)
  store.set(state.edit, first?.key ?? '', { impact: 'Bronze' })
  expect(store.get(state.opened)).toMatchObject({ title: 'Schwimmabzeichen', impact: 'Bronze' })
  store.set(state.edit, second?.key ?? '', { date: '2008-06-20' })
  expect(storage.read()?.[1]).toMatchObject({ name: 'Abitur', points: 12, date: '2008-06-20' })
  store.set(state.undo)
  store.set(state.undo)
  expect(storage.read()).toEqual(['Schwimmabzeichen', { name: 'Abitur', points: 12 }])
})

test('since the last talk: the latest that has taken place, without its own day', () => {
  const { state, store } = tool([
    { id: 'a', title: 'A', date: '2026-06-15' },
    { id: 'b', title: 'B', date: '2026-06-16' },
    { id: 'c', title: 'C' },
  ])
  store.set(state.addTalk, '2025-01-01')
  store.set(state.addTalk, '2026-06-15')
  store.set(state.addTalk, '2027-01-01')
  expect(store.get(state.talk)?.date).toBe('2026-06-15')
  store.set(state.narrow, { sinceTalk: true })
  expect(store.get(state.visible).map(({ title }) => title)).toEqual(['B'])
})

test('the reminder counts from the last entry, and from the day it was set', () => {
  const list = [{ id: 'a', title: 'A', date: '2026-10-01' }]
  const { state, store } = tool(list)
  expect(store.get(state.overdue)).toBeUndefined()
  store.set(state.remind, 30)
  expect(store.get(state.overdue)).toBeUndefined()
  const later = tool([...list, { id: 'reminder', kind: 'reminder', days: 30, since: '2026-10-10' }])
  expect(later.store.get(later.state.overdue)).toBe(42)
  later.store.set(later.state.add, { ...emptyFields, title: 'Alt', date: '2020-01-01' })
  expect(later.store.get(later.state.overdue)).toBeUndefined()
})

test('the window shows the latest year with an entry, and all years on demand', () => {
  const { state, store } = tool([
    { id: 'a', title: 'A', date: '2024-02-29' },
    { id: 'b', title: 'B', date: '2019-01-01' },
  ])
  expect(store.get(state.year)).toBe(2024)
  expect(store.get(state.line).points).toHaveLength(1)
  store.set(state.showYear, undefined)
  expect(store.get(state.line).points.map(({ entry }) => entry.title)).toEqual(['B', 'A'])
})

test('search folds as everywhere: without umlauts, several words, people and tags too', () => {
  const { state, store } = tool([{ id: 'a', title: 'Größe gezeigt', people: ['Jörg'], tags: ['mut'] }])
  for (const query of ['groesse', 'GROSSE jorg', 'mut zeig']) {
    store.set(state.narrow, { query })
    expect(store.get(state.visible)).toHaveLength(1)
  }
  store.set(state.narrow, { query: 'klein' })
  expect(store.get(state.visible)).toHaveLength(0)
})
