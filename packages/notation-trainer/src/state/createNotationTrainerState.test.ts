import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { notationTrainerSlice } from '../storage.ts'
import { createNotationTrainerState } from './createNotationTrainerState.ts'

afterEach(() => {
  vi.useRealTimers()
})

function trainer(flipBoardEachTurn: boolean) {
  vi.useFakeTimers()
  const defaults = notationTrainerSlice.defaults()
  const storage = memoryStorage({ ...defaults, settings: { ...defaults.settings, flipBoardEachTurn } })
  const state = createNotationTrainerState(storage, { now: () => 0, random: () => 0 })
  const store = createStore()
  return { state, store, isFlipped: () => store.get(state.flipped) }
}

test('the board turns 200 ms after a right move', () => {
  const { state, store, isFlipped } = trainer(true)
  store.set(state.tryMove, { from: 'e2', to: 'e4' })
  vi.advanceTimersByTime(199)
  expect(isFlipped()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isFlipped()).toBe(true)
})

test('it does not turn after a wrong move, nor once the run was started anew, nor unasked', () => {
  const { state, store, isFlipped } = trainer(true)
  store.set(state.tryMove, { from: 'a2', to: 'a3' })
  vi.advanceTimersByTime(1000)
  expect(isFlipped()).toBe(false)
  store.set(state.tryMove, { from: 'e2', to: 'e4' })
  store.set(state.restart)
  vi.advanceTimersByTime(1000)
  expect(isFlipped()).toBe(false)

  const unasked = trainer(false)
  unasked.store.set(unasked.state.tryMove, { from: 'e2', to: 'e4' })
  vi.advanceTimersByTime(1000)
  expect(unasked.isFlipped()).toBe(false)
})

test('the first opening is played before the rules of chess are loaded, the others after that', async () => {
  const { state, store } = trainer(false)
  expect(store.set(state.tryMove, { from: 'e2', to: 'e4' })).toBe('right')
  const chosen = store.set(state.choose, 'immortalGame')
  expect(store.get(state.line).plies).toEqual([])
  expect(store.set(state.tryMove, { from: 'e2', to: 'e4' })).toBeUndefined()
  await chosen
  await store.set(state.rules)
  expect(store.get(state.line).plies).toHaveLength(45)
  expect(store.set(state.tryMove, { from: 'e2', to: 'e4' })).toBe('right')
})

test('a line that becomes due while the page is open is shown as due', () => {
  vi.useFakeTimers()
  const defaults = notationTrainerSlice.defaults()
  const memory = { stability: 1, difficulty: 5, repetitions: 1, lapses: 0 }
  const cards = [{ name: 'Italienisch', due: 3_600_000, last: 0, ...memory }]
  let hours = 0
  const state = createNotationTrainerState(memoryStorage<typeof defaults>({ ...defaults, cards }), {
    // A clock that stands still while the machine sleeps.
    now: () => 0,
    date: () => hours * 3_600_000,
    random: () => 0,
  })
  const store = createStore()
  store.sub(state.due, () => {})
  expect(store.get(state.due)).toEqual([])
  hours = 10
  vi.advanceTimersByTime(60_000)
  expect(store.get(state.due).map(({ title }) => title)).toEqual(['Italienisch'])
})
