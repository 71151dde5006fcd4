import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect } from 'vitest'
import { adversaryAnswer, bestGuess, bestPossible, bestPossibleWithLies } from './strategy.ts'
import { halvingDistribution } from './distribution.ts'
import { segmentsOf, truthfulAnswer, type Turn } from './turns.ts'
import { loadLies } from './loadLies.ts'

beforeAll(() => loadLies())

test.each([
  [10, 4],
  [100, 7],
  [1000, 10],
  [1_000_000, 20],
])('1 to %i needs at most %i', (high, guesses) => {
  expect(bestPossible({ low: 1, high })).toBe(guesses)
})

const range = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 300 }))
  .map(([low, more]) => ({ low, high: low + more }))

function play(
  played: { low: number; high: number },
  allowed: number,
  reply: (guess: number, turns: readonly Turn[]) => Turn['answer'],
) {
  const turns: Turn[] = []
  while (turns.at(-1)?.answer !== 'equal') {
    const guess = bestGuess(played, turns, allowed)
    turns.push({ guess, answer: reply(guess, turns) })
    if (turns.length > 60) throw new Error('It never ends')
  }
  return turns
}

describe('without a lie', () => {
  test.prop([range, fc.nat()])('the best guesses find every number in time', (played, seed) => {
    const secret = played.low + (seed % (played.high - played.low + 1))
    const turns = play(played, 0, (guess) => truthfulAnswer(secret, guess))
    expect(turns.length).toBeLessThanOrEqual(bestPossible(played))
    expect(turns.at(-1)?.guess).toBe(secret)
  })

  test.prop([range])('an adversary makes them need every one of them', (played) => {
    const turns = play(played, 0, (guess, before) => adversaryAnswer(played, before, guess))
    expect(turns).toHaveLength(bestPossible(played))
  })

  test.prop([range, fc.array(fc.nat(), { minLength: 1, maxLength: 30 })])(
    'an adversary stays honest and makes nobody faster than the best',
    (played, seeds) => {
      const turns: Turn[] = []
      for (const seed of seeds) {
        const guess = played.low + (seed % (played.high - played.low + 1))
        const answer = adversaryAnswer(played, turns, guess)
        turns.push({ guess, answer })
        expect(segmentsOf(played, turns, 0)).not.toEqual([])
        if (answer === 'equal') {
          expect(turns.length).toBeGreaterThanOrEqual(bestPossible(played))
          break
        }
      }
    },
  )

  test.prop([range])('halving finds each number once, the last ones with the most guesses', (played) => {
    const counts = halvingDistribution(played)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(played.high - played.low + 1)
    expect(counts).toHaveLength(bestPossible(played))
  })
})

describe.each([
  [1, 150],
  [2, 99],
])('with lies: %i', (lies, most) => {
  test.prop([
    fc.record({ low: fc.integer({ min: 0, max: 9 }), more: fc.integer({ min: 1, max: most }) }),
    fc.nat(),
    fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: lies }),
  ])('the number is found in time, whichever answers are lies', ({ low, more }, seed, lieAt) => {
    const played = { low, high: low + more }
    const secret = low + (seed % (more + 1))
    const turns = play(played, lies, (guess, before) => {
      const truth = truthfulAnswer(secret, guess)
      if (!lieAt.includes(before.length)) return truth
      return truth === 'higher' ? 'lower' : 'higher'
    })
    expect(turns.length).toBeLessThanOrEqual(bestPossibleWithLies(played, lies))
    expect(turns.at(-1)?.guess).toBe(secret)
  })
})
