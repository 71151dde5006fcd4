import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { exerciseAt, exercisesOf, lengthOf, MAX_SPEED, MIN_SPEED, programmeNames } from './programme.ts'

const names = fc.constantFrom(...programmeNames)

test.prop([names, fc.double({ min: MIN_SPEED, max: MAX_SPEED, noNaN: true })])(
  'no exercise is faster than the eyes can follow',
  (name, speed) => {
    for (const exercise of exercisesOf(name, speed)) {
      expect(exercise.speed).toBeLessThanOrEqual(MAX_SPEED)
      expect(exercise.speed).toBeGreaterThanOrEqual(MIN_SPEED)
    }
  },
)

test.prop([names, fc.double({ min: 0, max: 1, noNaN: true })])(
  'every moment belongs to one exercise, and their times add up',
  (name, share) => {
    const exercises = exercisesOf(name, 12)
    const elapsed = share * lengthOf(exercises)
    const position = exerciseAt(exercises, elapsed)
    const before = exercises.slice(0, position?.index).reduce((sum, { seconds }) => sum + seconds, 0)
    expect(before + (position?.seconds ?? Number.NaN)).toBeCloseTo(elapsed / 1000, 6)
  },
)

test('the second exercise begins when the first is over', () => {
  const exercises = exercisesOf('gentle', 10)
  expect(exerciseAt(exercises, 39_999)?.index).toBe(0)
  expect(exerciseAt(exercises, 40_000)).toMatchObject({ index: 1, seconds: 0 })
  expect(exerciseAt(exercises, lengthOf(exercises))).toMatchObject({ index: 2, seconds: 40 })
  expect(exerciseAt([], 0)).toBeUndefined()
})
