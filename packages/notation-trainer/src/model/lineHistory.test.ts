import { expect, test } from 'vitest'
import { lineHistory } from './lineHistory.ts'
import type { FinishedRun } from './trainerData.ts'

const run = (at: number, wrong: number[], name = 'Spanisch'): FinishedRun => ({
  name,
  time: 1000,
  textMode: false,
  at,
  errors: wrong.length,
  hinted: false,
  wrong,
})
const card = { name: 'Spanisch', due: 9, last: 1, stability: 1, difficulty: 1, repetitions: 1, lapses: 0 }

test('a line is summed up from its own runs', () => {
  const runs = [run(1, [4]), run(2, [0, 2]), run(3, [2, 4, 2], 'Italienisch'), run(4, [2])]
  expect(lineHistory('Spanisch', runs, [card])).toEqual({
    runs: 3,
    errors: 4 / 3,
    last: 4,
    due: 9,
    failing: { at: 2, runs: 2 },
  })
})

test('a line without runs has nothing', () => {
  expect(lineHistory('Spanisch', [], [])).toEqual({
    runs: 0,
    errors: 0,
    last: undefined,
    due: undefined,
    failing: undefined,
  })
})
