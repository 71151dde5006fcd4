import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { NumberGuessingData } from './model/data.ts'
import type { Game } from './model/game.ts'
import { numberGuessingSlice as slice } from './storage.ts'

test.prop([fc.oneof(fc.anything(), fc.record({ games: fc.array(fc.anything()), results: fc.anything() }))])(
  'decoding never throws, and what it gives can be read again',
  (data) => {
    const decoded = slice.decode(data)
    if (decoded) expect(slice.decode(decoded)).toEqual(decoded)
  },
)

const game: Game = { mode: 'guess', low: 1, high: 100, secret: 42, turns: [{ guess: 50, answer: 'lower' }] }
const result = (time: number, guesses = 5) => ({ time, mode: 'guess' as const, low: 1, high: 100, guesses })
const data = (change: Partial<NumberGuessingData>): NumberGuessingData => ({ ...slice.defaults(), ...change })

test('what was stored is read as it was, with fields of later versions', () => {
  const stored = { ...data({ games: [game], results: [result(1)] }), later: [1] }
  expect(slice.decode(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test('a damaged game or result does not cost the others, and is reported', () => {
  const rejected: string[] = []
  const stored = {
    games: [
      { ...game, secret: 400 },
      { ...game, mode: 'adversary' },
      { mode: 'lie', low: 1, high: 100, turns: [] },
    ],
    results: [result(1), { ...result(2), guesses: 'x' }],
  }
  const decoded = slice.decode(stored, (path) => rejected.push(path))
  expect(decoded?.games.map(({ mode }) => mode)).toEqual(['adversary'])
  expect(decoded?.results).toEqual([result(1)])
  expect(rejected).toEqual(['/games/0', '/games/2', '/results/1'])
})

test('results of two tabs are joined, and what one removed stays removed', () => {
  const base = data({ results: [result(1), result(2)] })
  const mine = data({ results: [result(2), result(5)] })
  const theirs = data({ results: [result(1), result(2), result(4)] })
  expect(slice.merge?.(base, mine, theirs)?.results.map(({ time }) => time)).toEqual([2, 4, 5])
})

test('each tab plays another mode: both games go on', () => {
  const base = data({ games: [game] })
  const other: Game = { mode: 'adversary', low: 1, high: 10, turns: [] }
  const mine = data({ games: [game, other] })
  const further = { ...game, turns: [...game.turns, { guess: 42, answer: 'equal' as const }] }
  const merged = slice.merge?.(base, mine, data({ games: [further] }))?.games
  expect(merged).toHaveLength(2)
  expect(merged).toContainEqual(further)
})
