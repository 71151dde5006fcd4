import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { courseOf } from '../model/path.ts'
import { smoothEyeSlice } from '../storage.ts'
import { createSmoothEyeState } from './createSmoothEyeState.ts'

let now: number
let store: ReturnType<typeof createStore>
let state: ReturnType<typeof createSmoothEyeState>
let storage: ReturnType<typeof memoryStorage<ReturnType<typeof smoothEyeSlice.defaults>>>

beforeEach(() => {
  now = 0
  store = createStore()
  storage = memoryStorage(smoothEyeSlice.defaults())
  state = createSmoothEyeState(storage, { steadyTime: () => now, date: () => 1e12 + now, random: () => 7 })
})

/** Lets time pass in frames of a display. */
function play(seconds: number, rate = 60) {
  const from = now
  for (let frame = 1; frame <= seconds * rate; frame++) {
    now = from + (frame * 1000) / rate
    store.set(state.frame)
  }
}

const place = () => {
  const position = store.get(state.position)
  return courseOf(store.get(state.curve), { width: 20, height: 10 })(position?.travelled ?? Number.NaN)
}

test('the dot is at the same place at 60 and at 120 frames per second', () => {
  const places = [60, 120].map((rate) => {
    store.set(state.stop)
    store.set(state.start)
    play(7, rate)
    return place()
  })
  expect(places[0]?.x).toBeCloseTo(places[1]?.x ?? Number.NaN, 6)
  expect(places[0]?.y).toBeCloseTo(places[1]?.y ?? Number.NaN, 6)
})

test('a change of speed does not make the dot jump', () => {
  store.set(state.start)
  play(3)
  const before = place()
  store.set(state.changeSettings, { speed: 25 })
  expect(place()).toEqual(before)
  play(1)
  expect(store.get(state.position)?.travelled).toBeCloseTo(12 * 3 + 25, 6)
})

test('another path begins at its start and does not run by itself', () => {
  store.set(state.start)
  play(3)
  store.set(state.changeSettings, { path: 'circle' })
  expect(store.get(state.status)).toBe('ready')
  expect(store.get(state.position)?.travelled).toBe(0)
})

describe('the log', () => {
  const sessions = () => storage.read()?.sessions

  test('has the session as soon as it is paused, and one entry when it goes on', () => {
    store.set(state.start)
    play(10)
    store.set(state.pause)
    expect(sessions()).toMatchObject([{ start: 1e12, seconds: 10, exercise: 'eight', speed: 12 }])
    store.set(state.start)
    play(10)
    store.set(state.stop)
    expect(sessions()).toMatchObject([{ start: 1e12, seconds: 20 }])
  })

  test('a finished exercise is kept, and ends by itself', () => {
    store.set(state.changeSettings, { minutes: 0.5 })
    store.set(state.start)
    play(31)
    expect(store.get(state.status)).toBe('finished')
    expect(sessions()).toMatchObject([{ seconds: 30 }])
  })

  test('the sleep of a computer is no exercise', () => {
    store.set(state.start)
    play(10)
    now += 3_600_000
    store.set(state.frame)
    expect(store.get(state.status)).toBe('paused')
    expect(sessions()).toMatchObject([{ seconds: 10 }])
  })

  test('a look of two seconds leaves no entry', () => {
    store.set(state.start)
    play(2)
    store.set(state.stop)
    expect(sessions()).toEqual([])
  })

  test('a removed session comes back to its place', () => {
    for (let run = 0; run < 3; run++) {
      store.set(state.start)
      play(6)
      store.set(state.stop)
    }
    const all = sessions() ?? []
    store.set(state.removeSession, all[1]!)
    expect(sessions()).toHaveLength(2)
    store.set(state.undo)
    expect(sessions()).toEqual(all)
  })
})

test('a programme goes through its exercises and logs its name', () => {
  store.set(state.changeSettings, { programme: 'gentle' })
  store.set(state.start)
  play(41)
  expect(store.get(state.position)).toMatchObject({ index: 1, exercise: { path: 'vertical' } })
  store.set(state.stop)
  expect(storage.read()?.sessions).toMatchObject([{ exercise: 'gentle' }])
})
