import { describe, expect, test } from 'vitest'
import { guessesWithLie } from './oneLie.ts'

/**
 * Every guess and every answer, without a thought about order: numbers with the lie free and numbers with it spent,
 * as a string of 0 and 1; “equal” ends the game.
 */
function everyGame(size: number) {
  const memo = new Map<string, number>()
  const worst = (numbers: readonly (number | undefined)[]): number => {
    const left = numbers.filter((lies) => lies !== undefined)
    if (left.length === 0) return 0
    const key = left.join('')
    const known = memo.get(key)
    if (known !== undefined) return known
    let best = Number.POSITIVE_INFINITY
    for (const guess of left.keys()) {
      const after = (isKept: (at: number) => boolean) =>
        left.map((lies, at) => (isKept(at) ? lies : lies === 0 ? 1 : undefined))
      const games = [worst(after((at) => at > guess)), worst(after((at) => at < guess))]
      best = Math.min(best, 1 + Math.max(...games))
    }
    memo.set(key, best)
    return best
  }
  return worst(Array.from({ length: size }, () => 0))
}

const whole = (size: number) => [{ low: 1, high: size, lies: 0 }]

test('agrees with every game that can be played, up to 24 numbers', () => {
  for (let size = 1; size <= 24; size++)
    expect([size, guessesWithLie(whole(size))]).toEqual([size, everyGame(size)])
})

describe('how many guesses are enough', () => {
  test.each([
    [2, 4],
    [10, 6],
    [100, 10],
    [1000, 14],
  ])('1 to %i: %i', (high, guesses) => {
    expect(guessesWithLie(whole(high))).toBe(guesses)
  })

  test('never sinks with a larger range', () => {
    let before = 0
    for (let size = 1; size <= 200; size++) {
      const guesses = guessesWithLie(whole(size))
      expect(guesses).toBeGreaterThanOrEqual(before)
      before = guesses
    }
  })
})
