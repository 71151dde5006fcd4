import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { answers, contradiction, countOf, liesFor, segmentsOf, wrongFor, type Turn } from './turns.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }))
  .map(([low, more]) => ({ low, high: low + more }))
const turn: fc.Arbitrary<Turn> = fc.record({
  guess: fc.integer({ min: -5, max: 125 }),
  answer: fc.constantFrom(...answers),
})
const turns = fc.array(turn, { maxLength: 7 })

const numbers = ({ low, high }: { low: number; high: number }) =>
  Array.from({ length: high - low + 1 }, (_, at) => low + at)

test.prop([range, turns, fc.integer({ min: 0, max: 2 })])(
  'segments hold exactly the numbers that not too many answers speak against',
  (played, all, allowed) => {
    const segments = segmentsOf(played, all, allowed)
    const expected = numbers(played).filter((number) => liesFor(number, all) <= allowed)
    expect(segments.flatMap(numbers)).toEqual(expected)
    expect(countOf(segments)).toBe(expected.length)
    for (const segment of segments)
      for (const number of numbers(segment)) expect(liesFor(number, all)).toBe(segment.lies)
  },
)

test.prop([range, turns, fc.integer({ min: 0, max: 1 })])(
  'a contradiction names answers of which each one is needed',
  (played, all, allowed) => {
    const core = contradiction(played, all, allowed)
    const possible = segmentsOf(played, all, allowed).length > 0
    expect(core.length > 0).toBe(!possible)
    const without = (left: number | undefined) =>
      segmentsOf(
        played,
        core.filter((place) => place !== left).flatMap((place) => all[place] ?? []),
        allowed,
      )
    if (possible) return
    expect(without(undefined)).toEqual([])
    for (const place of core) expect(without(place)).not.toEqual([])
  },
)

describe('named answers', () => {
  test('63 is too small and 64 too large', () => {
    const told: Turn[] = [
      { guess: 50, answer: 'higher' },
      { guess: 75, answer: 'lower' },
      { guess: 63, answer: 'higher' },
      { guess: 64, answer: 'lower' },
    ]
    expect(contradiction({ low: 1, high: 100 }, told, 0)).toEqual([2, 3])
    expect(contradiction({ low: 1, high: 100 }, told, 1)).toEqual([])
    expect(wrongFor(40, told)).toEqual([0, 2])
  })

  test('an answer can contradict the range alone', () => {
    expect(contradiction({ low: 1, high: 10 }, [{ guess: 10, answer: 'higher' }], 0)).toEqual([0])
  })
})
