import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { beforeAll, describe, expect } from 'vitest'
import { addDays } from '@kleinzeug/calendar-day'
import { dailyRange, dailySecret } from './daily.ts'
import {
  answered,
  answerTo,
  enoughGuesses,
  guessed,
  isFound,
  lieCounts,
  modes,
  newGame,
  numbersLeft,
  programGuess,
  toldLies,
  type Game,
} from './game.ts'
import { liesFor, truthfulAnswer } from './turns.ts'
import { loadLies } from './loadLies.ts'

beforeAll(() => loadLies())

const day = '2026-11-21'
const range = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 400 }))
  .map(([low, more]) => ({ low, high: low + more }))

test.prop([range, fc.constantFrom(...modes)])(
  'whoever follows the best guesses finds the number with those that are enough',
  (played, mode) => {
    let game = newGame({ mode, ...played, day, secret: played.high }, systemRandom)
    const secret = game.secret ?? played.low
    while (!isFound(game))
      game =
        mode === 'think'
          ? answered(game, truthfulAnswer(secret, programGuess(game)))
          : guessed(game, programGuess(game))
    expect(game.turns.length).toBeLessThanOrEqual(enoughGuesses(game))
    expect(guessed(game, played.low)).toBe(game)
  },
)

test.prop([range, fc.constantFrom(...lieCounts), fc.array(fc.nat(), { maxLength: 20 })])(
  'no more answers than agreed are lies, and they are those named',
  ({ low, high }, lies, seeds) => {
    const played = { low, high: Math.min(high, low + 99) }
    let game = newGame({ mode: 'lie', ...played, lies, day }, systemRandom)
    for (const seed of seeds) game = guessed(game, played.low + (seed % (played.high - played.low + 1)))
    const wrong = game.turns.flatMap(({ guess, answer }, place) =>
      truthfulAnswer(game.secret ?? -1, guess) === answer ? [] : [place],
    )
    expect(wrong).toEqual(toldLies(game))
    expect(numbersLeft(game)).toBeGreaterThan(0)
    expect(liesFor(game.secret ?? -1, game.turns)).toBeLessThanOrEqual(lies)
  },
)

test('"equal" is never a lie', () => {
  const game: Game = { mode: 'lie', low: 1, high: 10, secret: 4, lieAt: 0, turns: [] }
  expect(answerTo(game, 4)).toBe('higher')
  expect(answerTo({ ...game, secret: 1 }, 1)).toBe('higher')
  expect(answerTo({ ...game, secret: 10 }, 10)).toBe('lower')
})

describe('the number of the day', () => {
  test('is the same for everybody', () => {
    expect(dailySecret('2026-11-21')).toBe(dailySecret('2026-11-21'))
  })

  test('lies in its range and spreads over it (χ²)', () => {
    const buckets = Array.from({ length: 10 }, () => 0)
    const days = 20_000
    for (let at = 0; at < days; at++) {
      const secret = dailySecret(addDays('2020-01-01', at))
      expect(secret >= dailyRange.low && secret <= dailyRange.high).toBe(true)
      const bucket = Math.floor((secret - 1) / 100)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    const expected = days / buckets.length
    const chi = buckets.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 9 degrees of freedom: beyond 44 is less likely than one in 700,000; the days are fixed.
    expect(chi).toBeLessThan(44)
  })
})
