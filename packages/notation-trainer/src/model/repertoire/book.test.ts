import { expect, test } from 'vitest'
import { positionKey, usualStart } from '../ply.ts'
import type { Card } from '../trainerData.ts'
import { readBook } from './book.ts'

const read = (pgn: string, side: 'white' | 'black' = 'white') =>
  readBook({ id: '1', title: 'Probe', side, pgn })
const practice = { cards: new Map<string, Card>(), now: 1000, random: () => 0 }
const sans = (plies: readonly { readonly san: string }[]) => plies.map(({ san }) => san).join(' ')
const card = (name: string, due: number): [string, Card] => [
  name,
  { name, due, last: 0, stability: 1, difficulty: 5, repetitions: 1, lapses: 0 },
]

test('each position with an answer of the side is asked once, also when other moves lead to it', async () => {
  const book = await read('1. d4 d5 (1... Nf6 2. c4 d5 3. Nc3) 2. c4 Nf6 3. Nc3 *')
  expect(book.asked.size).toBe(4)
  expect(book.due(practice)).toEqual({ due: 4, fresh: 4 })
  expect((await read('1. d4 d5 (1... Nf6) 2. c4 *', 'black')).asked.size).toBe(1)
})

test('a way ends with a move of the side and leads to what is due', async () => {
  const book = await read('1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 Nf6 *')
  expect(sans(book.walk(practice))).toBe('e4 e5 Nc3')
  const asked = [...book.asked]
  const sicilian = asked.find((key) => key.includes('pp1ppppp')) ?? ''
  const cards = new Map(asked.map((key) => card(key, key === sicilian ? 900 : 5000)))
  expect(book.due({ ...practice, cards })).toEqual({ due: 1, fresh: 0 })
  expect(sans(book.walk({ ...practice, cards }))).toBe('e4 c5 Nf3')
})

test('answers are drawn by how often the games or their comments say they are played', async () => {
  const book = await read('1. e4 e5 {30 %} (1... c5 {60 %} 2. Nf3) (1... e6 {10 %} 2. d4) 2. Nc3 *')
  const drawn = [0, 29, 30, 89, 90, 99].map(
    (value) => book.walk({ ...practice, random: () => value })[1]?.san,
  )
  expect(drawn).toEqual(['e5', 'e5', 'c5', 'c5', 'e6', 'e6'])
})

test('a repetition of moves ends', async () => {
  const book = await read('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 *')
  expect(sans(book.walk(practice))).toBe('Nf3 Nf6 Ng1')
})

test('positions of a game are found by its title', async () => {
  const book = await read('[Event "Italienisch"]\n\n1. e4 e5 2. Nf3 *')
  expect(book.positionsOf('Italienisch')).toHaveLength(2)
  expect(book.positionsOf('Italienisch')[0]).toBe(positionKey(usualStart))
})
