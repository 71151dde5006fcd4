import { createEnvironment, loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smoothEyeSlice } from '../storage.ts'
import { createRunner } from './createRunner.ts'
import { createSmoothEyeState } from './createSmoothEyeState.ts'

beforeAll(() => loadUndoing())

let now: number
let store: ReturnType<typeof createStore>
let state: ReturnType<typeof createSmoothEyeState>
let storage: ReturnType<typeof memoryStorage<ReturnType<typeof smoothEyeSlice.defaults>>>

beforeEach(() => {
  now = 0
  store = createStore()
  storage = memoryStorage(smoothEyeSlice.defaults())
  const environment = createEnvironment({ now: () => 1e12 + now, random: () => 7 })
  state = createSmoothEyeState(storage, environment, { steadyTime: () => now })
})

/** Lets time pass in frames of a display. */
function play(seconds: number, rate = 60) {
  const from = now
  for (let frame = 1; frame <= seconds * rate; frame++) {
    now = from + (frame * 1000) / rate
    store.set(state.frame)
  }
}

test('what is rendered changes once a second, not once a frame', () => {
  store.set(state.start, createRunner)
  let renders = 0
  store.sub(state.position, () => renders++)
  store.sub(state.status, () => renders++)
  play(7.5)
  expect(renders).toBe(7)
  expect(store.get(state.position)?.elapsed).toBeCloseTo(7000, 0)
})

test('another path does not run by itself', () => {
  store.set(state.start, createRunner)
  play(3)
  store.set(state.changeSettings, { path: 'circle' })
  expect(store.get(state.status)).toBe('ready')
  expect(store.get(state.position)?.elapsed).toBe(0)
})

test('a change of look is answered once, and kept with the session', () => {
  store.set(state.changeSettings, { probe: true })
  store.set(state.start, createRunner)
  play(3)
  expect(store.set(state.answer)).toBe(false)
  play(2)
  expect(store.set(state.frame).isMarked).toBe(true)
  expect(store.set(state.answer)).toBe(true)
  expect(store.set(state.answer)).toBe(false)
  play(2)
  store.set(state.pause)
  expect(storage.read()?.sessions).toMatchObject([{ probes: { shown: 1, answered: 1 } }])
  expect(store.get(state.score)?.delay).toBeGreaterThan(900)
})

describe('the log', () => {
  const sessions = () => storage.read()?.sessions

  test('has the session as soon as it is paused, and one entry when it goes on', () => {
    store.set(state.start, createRunner)
    play(10)
    store.set(state.pause)
    expect(sessions()).toMatchObject([{ start: 1e12, seconds: 10, exercise: 'eight', speed: 12 }])
    store.set(state.start, createRunner)
    play(10)
    store.set(state.stop)
    expect(sessions()).toMatchObject([{ start: 1e12, seconds: 20 }])
  })

  test('a finished exercise is kept, and ends by itself', () => {
    store.set(state.changeSettings, { minutes: 0.5 })
    store.set(state.start, createRunner)
    play(31)
    expect(store.get(state.status)).toBe('finished')
    expect(sessions()).toMatchObject([{ seconds: 30 }])
  })

  test('the sleep of a computer is no exercise', () => {
    store.set(state.start, createRunner)
    play(10)
    now += 3_600_000
    store.set(state.frame)
    expect(store.get(state.status)).toBe('paused')
    expect(sessions()).toMatchObject([{ seconds: 10 }])
  })

  test('a look of two seconds leaves no entry', () => {
    store.set(state.start, createRunner)
    play(2)
    store.set(state.stop)
    expect(sessions()).toEqual([])
  })

  test('removed sessions come back to their places, the last one first', () => {
    for (let run = 0; run < 3; run++) {
      store.set(state.start, createRunner)
      play(6)
      store.set(state.stop)
    }
    const all = sessions() ?? []
    store.set(state.removeSession, all[1]!)
    store.set(state.removeSession, all[0]!)
    expect(sessions()).toHaveLength(1)
    store.set(state.undo)
    expect(sessions()).toEqual([all[0], all[2]])
    store.set(state.undo)
    expect(sessions()).toEqual(all)
  })
})

test('a programme goes through its exercises and logs its name', () => {
  store.set(state.changeSettings, { programme: 'gentle' })
  store.set(state.start, createRunner)
  play(41)
  expect(store.get(state.position)).toMatchObject({ index: 1, exercise: { path: 'vertical' } })
  store.set(state.stop)
  expect(storage.read()?.sessions).toMatchObject([{ exercise: 'gentle' }])
})
