import { expect, test } from 'vitest'
import { firstPattern, frequencyOf, notes, steps, tonesOf, voices } from './notes.ts'

test('the octave is tuned to a′ = 440 Hz and doubles', () => {
  expect(notes.find(({ name }) => name === 'a′')?.frequency).toBe(440)
  expect(notes).toHaveLength(13)
  expect(notes.at(-1)!.frequency / notes[0]!.frequency).toBeCloseTo(2)
  expect(frequencyOf(-12)).toBe(220)
})

test('every note has a key of its own', () => {
  expect(new Set(notes.map(({ code }) => code)).size).toBe(13)
})

test('a step sounds the voices that are set in it, all at the same moment', () => {
  expect(firstPattern.every((row) => row.length === steps)).toBe(true)
  expect(tonesOf(firstPattern, 0, 0.02)).toEqual([
    { ...voices[1]!.tone, start: 0.02 },
    { ...voices[2]!.tone, start: 0.02 },
  ])
  expect(tonesOf(firstPattern, 1, 0)).toEqual([])
})
