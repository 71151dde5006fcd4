import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { bestGuessWithLies, guessesWithLies } from './lies.ts'
import { countOf, segmentsOf, type Segment } from './turns.ts'

const memo = new Map<string, number>()

/**
 * Every guess and every answer, without a thought about order or counting: numbers by how many lies are free, as a
 * string of digits; a minus where one is gone. “Equal” ends the game.
 */
function everyGame(numbers: string): number {
  if (/^-*$/.test(numbers)) return 0
  const ask = numbers.replaceAll(/^-+|-+$/g, '')
  const found = memo.get(ask)
  if (found !== undefined) return found
  let best = Number.POSITIVE_INFINITY
  for (let guess = 0; guess < ask.length; guess++) {
    const after = (isKept: (at: number) => boolean) =>
      Array.from(ask, (free, at) =>
        isKept(at) ? free : free === '-' || free === '0' ? '-' : `${Number(free) - 1}`,
      ).join('')
    // A guess that can come to nothing is not followed for ever.
    const games = [after((at) => at > guess), after((at) => at < guess)]
    if (games.includes(ask)) continue
    best = Math.min(best, 1 + Math.max(...games.map(everyGame)))
  }
  memo.set(ask, best)
  return best
}

const whole = (size: number) => [{ low: 1, high: size, lies: 0 }]

test.each([
  [1, 24],
  [2, 13],
])('with %i lies it agrees with every game that can be played, up to %i numbers', (lies, most) => {
  for (let size = 1; size <= most; size++)
    expect([size, guessesWithLies(whole(size), lies)]).toEqual([size, everyGame(String(lies).repeat(size))])
})

const turns = fc.array(
  fc.record({
    guess: fc.integer({ min: 1, max: 10 }),
    answer: fc.constantFrom('higher' as const, 'lower' as const),
  }),
  { maxLength: 5 },
)
const asDigits = (segments: readonly Segment[], lies: number) => {
  const signs = Array.from({ length: 10 }, () => '-')
  for (const segment of segments) signs.fill(String(lies - segment.lies), segment.low - 1, segment.high)
  return signs.join('')
}

test.prop([turns, fc.constantFrom(1, 2)])(
  'agrees in every position that answers can lead to, and its guess keeps the promise',
  (told, lies) => {
    const range = { low: 1, high: 10 }
    const segments = segmentsOf(range, told, lies)
    if (countOf(segments) === 0) return
    const needed = guessesWithLies(segments, lies)
    expect(needed).toBe(everyGame(asDigits(segments, lies)))
    const guess = bestGuessWithLies(segments, lies)
    for (const answer of ['higher', 'lower'] as const) {
      const after = segmentsOf(range, [...told, { guess, answer }], lies)
      expect(everyGame(asDigits(after, lies))).toBeLessThan(needed)
    }
  },
)

describe('how many guesses are enough', () => {
  test.each([
    [2, 1, 4],
    [10, 1, 6],
    [100, 1, 10],
    [1000, 1, 14],
    [2, 2, 6],
    [10, 2, 9],
    [100, 2, 13],
  ])('1 to %i with %i lies: %i', (high, lies, guesses) => {
    expect(guessesWithLies(whole(high), lies)).toBe(guesses)
  })

  test.each([
    [1, 200],
    [2, 100],
  ])('with %i lies it never sinks with a larger range', (lies, most) => {
    let before = 0
    for (let size = 1; size <= most; size++) {
      const guesses = guessesWithLies(whole(size), lies)
      expect(guesses).toBeGreaterThanOrEqual(before)
      before = guesses
    }
  })
})
