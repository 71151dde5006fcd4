import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { phraseOutcomes } from '../words/phrase.ts'
import { divisions } from './divisions.ts'
import { bitsOfRolls, chiSquared } from './rollStatistics.ts'
import { mixed, numberOfRolls, type Rolls } from './rolls.ts'

const rolls = fc.record<Rolls>({
  tool: fc.constant('die'),
  faces: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 }),
})

test('two throws of a die are a number from 0 to 35', () => {
  expect(numberOfRolls({ tool: 'die', faces: [5, 5] })).toBe(35n)
  expect(bitsOfRolls({ tool: 'coin', faces: [1, 0, 1] })).toBe(3)
})

test.prop([rolls, fc.bigInt({ min: 1n, max: 60n })])(
  'whatever is thrown, each result is as likely as the browser makes it',
  (thrown, size) => {
    const results = new Set(
      Array.from({ length: Number(size) }, (_, drawn) => mixed(BigInt(drawn), thrown, size)),
    )
    expect(results.size).toBe(Number(size))
  },
)

describe('χ²', () => {
  const thrown = (counts: readonly number[]): Rolls => ({
    tool: 'die',
    faces: counts.flatMap((count, face) => Array.from({ length: count }, () => face)),
  })
  test('says nothing of few throws', () => {
    expect(chiSquared(thrown([9, 9, 9, 0, 0, 0])).verdict).toBe('few')
  })
  test('finds a die that falls on one face', () => {
    expect(chiSquared(thrown([5, 5, 5, 5, 5, 35])).verdict).toBe('odd')
    expect(chiSquared(thrown([10, 12, 8, 11, 9, 10])).verdict).toBe('even')
    expect(chiSquared(thrown([10, 10, 10, 10, 10, 10])).value).toBe(0)
  })
})

test.prop([fc.integer({ min: 2, max: 6 }), fc.nat()])(
  'the remainders are the places of the words',
  (count, seed) => {
    const list = ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh']
    const words = { size: list.length, at: (index: number) => list[index] ?? '' }
    const { size, at } = phraseOutcomes(words, count, { separator: '-', capitals: 'none', digit: false })
    const index = BigInt(seed) % size
    const places = divisions(index, BigInt(list.length), count).map(
      ({ remainder }) => list[Number(remainder)],
    )
    expect(places.join('-')).toBe(at(index))
  },
)
