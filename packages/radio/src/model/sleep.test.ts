import { expect, test } from 'vitest'
import { fadeFactor, minutesLeft } from './sleep.ts'

test('the sound fades over the last ten seconds', () => {
  expect(fadeFactor(null, 0)).toBe(1)
  expect(fadeFactor({ minutes: 1, at: 60_000 }, 0)).toBe(1)
  expect(fadeFactor({ minutes: 1, at: 60_000 }, 50_000)).toBe(1)
  expect(fadeFactor({ minutes: 1, at: 60_000 }, 55_000)).toBe(0.5)
  expect(fadeFactor({ minutes: 1, at: 60_000 }, 61_000)).toBe(0)
})

test('minutes are rounded up', () => {
  expect(minutesLeft(60_001, 0)).toBe(2)
  expect(minutesLeft(60_000, 59_999)).toBe(1)
  expect(minutesLeft(60_000, 70_000)).toBe(0)
})
