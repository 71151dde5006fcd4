import { createEnvironment, loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readChallenge } from '../model/challenge.ts'
import { loadLies } from '../model/loadLies.ts'
import type { NumberGuessingData } from '../model/data.ts'
import { dailySecret } from '../model/daily.ts'
import { seriesOf } from '../model/series.ts'
import { numberGuessingSlice } from '../storage.ts'
import { readNumber } from '../model/typedNumber.ts'
import { createNumberGuessingState } from './createNumberGuessingState.ts'

beforeAll(() => Promise.all([loadUndoing(), loadLies()]))

/** A game whose random source counts upwards from 0, on the 21st of November or later days. */
function game(change: Partial<NumberGuessingData> = {}) {
  const storage = memoryStorage<NumberGuessingData>({ ...numberGuessingSlice.defaults(), ...change })
  const clock = { day: 21 }
  let [drawn, seconds] = [0, 0]
  const sources = {
    random: () => drawn++,
    now: () => new Date(2026, 10, clock.day, 12, 0, seconds++).getTime(),
  }
  const state = createNumberGuessingState(storage, createEnvironment(sources))
  const store = createStore()
  store.sub(state.game, () => {})
  const guess = (...numbers: number[]) => numbers.map((number) => store.set(state.guess, String(number)))
  return { storage, state, store, guess, clock, game: () => store.get(state.game) }
}

test('nothing is drawn or stored before the first guess', () => {
  const storage = memoryStorage<NumberGuessingData>()
  const state = createNumberGuessingState(storage, createEnvironment())
  const store = createStore()
  expect(store.get(state.game)).toEqual({ mode: 'guess', low: 1, high: 100, turns: [] })
  expect(storage.read()).toBeUndefined()
})

test.each([
  ['50', 50],
  [' 007 ', 7],
  ['1.000', 1000],
  ['1 000 000', 1_000_000],
  ['', undefined],
  ['1,5', undefined],
  ['-3', undefined],
  ['fünf', undefined],
  ['1e3', undefined],
])('%s is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test('bad input is refused and costs no guess', () => {
  const { store, state, game: now } = game()
  expect(store.set(state.guess, 'acht')).toBe('not-a-number')
  expect(store.set(state.guess, '101')).toBe('out-of-range')
  expect(now().turns).toEqual([])
})

test('a game is won once, and counts once', () => {
  const { guess, game: now, store, state } = game()
  guess(50)
  const { secret } = now()
  guess(secret ?? 0, secret ?? 0)
  expect(now().turns).toHaveLength(2)
  expect(store.get(state.results)).toMatchObject([{ mode: 'guess', low: 1, high: 100, guesses: 2 }])
})

test('a game goes on after a reload', () => {
  const first = game()
  first.guess(50, 25)
  const again = game(first.storage.read())
  expect(again.game()).toEqual(first.game())
})

test('a game that is thrown away comes back by undo', () => {
  const { guess, game: now, store, state } = game()
  guess(50, 25)
  const before = now()
  store.set(state.newGame)
  expect(now().turns).toEqual([])
  store.set(state.undo)
  expect(now()).toEqual(before)
})

test('giving up ends the game without a result', () => {
  const { guess, game: now, store, state } = game()
  guess(50)
  store.set(state.giveUp)
  guess(60)
  expect(now()).toMatchObject({ gaveUp: true, turns: [{ guess: 50 }] })
  expect(store.get(state.results)).toEqual([])
})

describe('the game of the day', () => {
  afterEach(() => vi.useRealTimers())

  test('goes on after midnight with its number, and then offers the new one', async () => {
    vi.useFakeTimers()
    const { guess, game: now, store, state, clock } = game({ mode: 'daily' })
    store.sub(state.isPast, () => {})
    guess(500)
    await vi.dynamicImportSettled()
    clock.day = 22
    vi.advanceTimersByTime(60_000)
    expect(now()).toMatchObject({ day: '2026-11-21', turns: [{ guess: 500 }] })
    store.set(state.newGame)
    guess(dailySecret('2026-11-21'))
    expect(store.get(state.results)).toMatchObject([{ day: '2026-11-21', guesses: 2 }])
    expect(now().turns).toHaveLength(2)
    expect(store.get(state.isPast)).toBe(true)
    store.set(state.newGame)
    expect(store.get(state.isPast)).toBe(false)
    guess(500)
    expect(now()).toMatchObject({ day: '2026-11-22', secret: dailySecret('2026-11-22') })
  })

  test('has the number of the day, once, and another one tomorrow', () => {
    const { guess, game: now, store, state, clock } = game({ mode: 'daily' })
    guess(500)
    expect(now().secret).toBe(dailySecret('2026-11-21'))
    guess(dailySecret('2026-11-21'))
    store.set(state.newGame)
    expect(now().turns).toHaveLength(2)
    clock.day = 22
    store.set(state.chooseMode, 'guess')
    store.set(state.chooseMode, 'daily')
    expect(now().turns).toEqual([])
    guess(500)
    expect(now().secret).toBe(dailySecret('2026-11-22'))
  })
})

test('giving up the number of the day counts, and ends the series', () => {
  const day = (number: number, gaveUp?: true) => ({
    time: number,
    mode: 'daily' as const,
    low: 1,
    high: 1000,
    guesses: 9,
    day: `2026-11-${number}`,
    ...(gaveUp && { gaveUp }),
  })
  const results = [day(17), day(18, true), day(19), day(20)]
  const { guess, store, state } = game({ mode: 'daily', results })
  const series = () => seriesOf(store.get(state.results), '2026-11-21')
  expect(series()).toBe(2)
  guess(500)
  expect(series()).toBe(2)
  store.set(state.giveUp)
  expect(store.get(state.results).at(-1)).toMatchObject({ day: '2026-11-21', gaveUp: true, guesses: 1 })
  expect(series()).toBe(0)
})

function challengeOf(code: string) {
  const challenge = readChallenge(code)
  if (!challenge) throw new Error(`${code} is no challenge`)
  return challenge
}

test('a challenge takes the place of the running game, which comes back by undo', () => {
  const { guess, game: now, store, state } = game()
  guess(50)
  const before = now()
  const challenge = challengeOf('1-10-abc')
  store.set(state.begin, challenge)
  expect(now()).toMatchObject({ high: 10, challenge: '1-10-abc', turns: [] })
  guess(5)
  store.set(state.begin, challenge)
  expect(now().turns).toHaveLength(1)
  const another = game()
  another.guess(50)
  another.store.set(another.state.begin, challenge)
  another.store.set(another.state.undo)
  expect(another.game()).toEqual(before)
})

describe('the other way round', () => {
  test('the program finds the number, and an answer can be taken back', () => {
    const { store, state, game: now } = game({ mode: 'think' })
    store.set(state.answer, 'higher')
    store.set(state.answer, 'lower')
    expect(now().turns).toEqual([
      { guess: 50, answer: 'higher' },
      { guess: 75, answer: 'lower' },
    ])
    store.set(state.takeBack, 1)
    expect(now().turns).toHaveLength(1)
    store.set(state.answer, 'equal')
    expect(store.get(state.results)).toMatchObject([{ mode: 'think', guesses: 2 }])
    store.set(state.takeBack, 1)
    expect(now().turns).toHaveLength(2)
  })
})

test('two players take turns, and each round counts for the one who guessed', () => {
  const { store, state, guess, game: now } = game({ mode: 'pair' })
  expect(store.set(state.setSecret, '500')).toBe('out-of-range')
  store.set(state.setSecret, '33')
  guess(50, 33)
  store.set(state.newGame)
  store.set(state.setSecret, '70')
  guess(70)
  expect(store.get(state.rounds)).toMatchObject([
    { guesser: 1, guesses: 2 },
    { guesser: 0, guesses: 1 },
  ])
  expect(now().secret).toBe(70)
  store.set(state.clearRounds)
  store.set(state.undo)
  expect(store.get(state.rounds)).toHaveLength(2)
})

test('a range too large for the mode gives way to the usual one', () => {
  const { store, state, game: now } = game({ range: { low: 1, high: 1_000_000 } })
  expect(now().high).toBe(1_000_000)
  store.set(state.chooseMode, 'lie')
  expect(now().high).toBe(100)
})

describe('clearing the statistics', () => {
  const result = (time: number, mode: 'guess' | 'adversary', high: number) => ({
    time,
    mode,
    low: 1,
    high,
    guesses: 3,
  })
  const results = [
    result(1, 'guess', 100),
    result(2, 'guess', 10),
    result(3, 'adversary', 100),
    result(4, 'guess', 100),
  ]

  test('takes those of the mode and range on screen alone', () => {
    const { store, state } = game({ results })
    store.set(state.clearResults)
    expect(store.get(state.results).map(({ time }) => time)).toEqual([2, 3])
  })

  test('is undone after a change of mode and range, each result at its place', () => {
    const { store, state } = game({ results })
    store.set(state.clearResults)
    store.set(state.chooseMode, 'adversary')
    store.set(state.setRange, { low: 1, high: 10 })
    store.set(state.undo)
    expect(store.get(state.results)).toEqual(results)
  })

  test('keeps what was won since, and undo brings nothing back twice', () => {
    const { store, state, storage } = game({ results })
    store.set(state.clearResults)
    const won = result(9, 'guess', 100)
    const present = storage.read()
    if (present) storage.write({ ...present, results: [...results, won] })
    store.set(state.undo)
    expect(store.get(state.results)).toEqual([...results, won])
  })
})

test('a score that was cleared comes back after a change of mode', () => {
  const rounds = [{ time: 1, guesser: 0, guesses: 2 }] as const
  const { store, state } = game({ mode: 'pair', rounds })
  store.set(state.clearRounds)
  store.set(state.chooseMode, 'guess')
  store.set(state.undo)
  expect(store.get(state.rounds)).toEqual(rounds)
})

test('a game that was ended comes back with its mode, and not over one that was played since', () => {
  const { guess, game: now, store, state } = game()
  guess(50, 25)
  const before = now()
  store.set(state.newGame)
  store.set(state.chooseMode, 'adversary')
  guess(50)
  store.set(state.undo)
  expect(now()).toEqual(before)
  store.set(state.newGame)
  guess(60)
  expect(store.get(state.undoable)).toBeUndefined()
})

test('the first answer of a new game leaves none of the game before to be undone', () => {
  const { store, state, game: now } = game({ mode: 'think' })
  store.set(state.answer, 'higher')
  store.set(state.newGame)
  store.set(state.answer, 'lower')
  expect(store.set(state.undo)).toMatchObject({ kind: 'answer', outcome: 'done' })
  expect(store.get(state.undoable)).toBeUndefined()
  expect(now().turns).toEqual([])
})
