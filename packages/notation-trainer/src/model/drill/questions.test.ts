import { systemRandom } from '@kleinzeug/random'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { openings } from '../openings.ts'
import { libraryLines } from './libraryLines.ts'
import { drawBeginning, drawQuestions, drillLine, questionsOf, questionsOfRun } from './questions.ts'

const builtIn = [...openings, ...games].map(drillLine)

test('ten different moves are drawn, each with the position it is made in', () => {
  const drawn = drawQuestions(builtIn, questionsOfRun, systemRandom)
  expect(new Set(drawn.map(({ ply }) => ply.after)).size).toBe(questionsOfRun)
  for (const { before, ply, title } of drawn) {
    const line = builtIn.find((each) => each.title === title)?.read()
    expect(questionsOf(line!, title)).toContainEqual({ before, ply, title })
  }
})

test('moves that are not to be asked are left out', () => {
  const drawn = drawQuestions(builtIn, 60, systemRandom, ({ castling, piece }) => !castling && piece === 'n')
  expect(drawn.length).toBeGreaterThan(questionsOfRun)
  expect(drawn.every(({ ply }) => ply.piece === 'n')).toBe(true)
})

test('lines that are too few, too short or damaged give fewer questions, never an error', () => {
  const [italian] = openings
  const broken = drillLine({ id: 'x', title: 'x', script: '1. e2-e5' })
  expect(drawQuestions([], 10, systemRandom)).toEqual([])
  expect(drawQuestions([broken], 10, systemRandom)).toEqual([])
  expect(drawQuestions([drillLine(italian)], 10, systemRandom)).toHaveLength(6)
  expect(drawBeginning([drillLine(italian), broken], 10, systemRandom)).toEqual([])
})

test('a beginning is one line from its first move on', () => {
  const drawn = drawBeginning(builtIn, questionsOfRun, systemRandom)
  expect(drawn).toHaveLength(questionsOfRun)
  expect(drawn.slice(1).map(({ before }) => before)).toEqual(drawn.slice(0, -1).map(({ ply }) => ply.after))
})

test('the library can be asked', () => {
  expect(libraryLines.length).toBe(3807)
  expect(drawQuestions(libraryLines, questionsOfRun, systemRandom)).toHaveLength(questionsOfRun)
  expect(drawBeginning(libraryLines, questionsOfRun, systemRandom)).toHaveLength(questionsOfRun)
})
