import { fc, test } from '@fast-check/vitest'
import { beforeAll, expect } from 'vitest'
import { barsOf, bestOnes, shareOf, worthOf } from './coach.ts'
import { dailyRange } from './daily.ts'
import { guessed, newGame } from './game.ts'
import { guessesWithLies } from './lies.ts'
import { loadLies } from './loadLies.ts'
import { segmentsOf, truthfulAnswer, type Turn } from './turns.ts'

beforeAll(() => loadLies())

/** The turns of somebody who always takes the lower or the upper middle. */
function halve(secret: number, round: (middle: number) => number) {
  const turns: Turn[] = []
  let [low, high] = [dailyRange.low, dailyRange.high]
  for (;;) {
    const guess = round((low + high) / 2)
    const answer = truthfulAnswer(secret, guess)
    turns.push({ guess, answer })
    if (answer === 'equal') return turns
    if (answer === 'higher') low = guess + 1
    else high = guess - 1
  }
}

test('the bars of somebody who halves tell the number of guesses and nothing of the number', () => {
  for (const round of [Math.floor, Math.ceil]) {
    const texts = new Map<number, Set<string>>()
    for (let secret = dailyRange.low; secret <= dailyRange.high; secret++) {
      const turns = halve(secret, round)
      const of = texts.get(turns.length) ?? new Set()
      texts.set(turns.length, of.add(barsOf(dailyRange, turns)))
    }
    for (const of of texts.values()) expect(of.size).toBe(1)
  }
})

test('a guess at the edge is worth little, also when it was lucky', () => {
  const [first] = worthOf({ low: 1, high: 100 }, [{ guess: 2, answer: 'lower' }])
  expect(first!.won).toBeCloseTo(Math.log2(100), 9)
  expect(first!.sure).toBeCloseTo(Math.log2(100 / 98), 9)
  expect(shareOf(first!)).toBeLessThan(0.05)
  expect(barsOf({ low: 1, high: 100 }, [{ guess: 2, answer: 'lower' }])).toBe('▁')
})

test('a guess that repeats what is known cuts away nothing', () => {
  const turns: Turn[] = [
    { guess: 50, answer: 'higher' },
    { guess: 50, answer: 'higher' },
  ]
  expect(worthOf({ low: 1, high: 100 }, turns)[1]).toMatchObject({ won: 0, sure: 0 })
})

test.prop([
  fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }),
  fc.integer({ min: 1, max: 100 }),
])(
  'no guess is surely better than the best one, and none wins less than it is sure to',
  (guesses, secret) => {
    const end = guesses.indexOf(secret)
    const turns = (end === -1 ? guesses : guesses.slice(0, end + 1)).map((guess) => ({
      guess,
      answer: truthfulAnswer(secret, guess),
    }))
    for (const { won, sure, best } of worthOf({ low: 1, high: 100 }, turns)) {
      expect(sure).toBeLessThanOrEqual(best + 1e-9)
      expect(won).toBeGreaterThanOrEqual(sure - 1e-9)
    }
  },
)

test.prop([
  fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 10 }),
  fc.constantFrom(1 as const, 2 as const),
  fc.infiniteStream(fc.nat({ max: 2 ** 32 - 1 })),
])('with lies a guess is as good as the best or costs exactly one more', (guesses, lies, chance) => {
  const range = { low: 1, high: 30 }
  const random = () => chance.next().value ?? 0
  let game = newGame({ mode: 'lie', ...range, lies, day: '2026-11-21' }, random)
  for (const guess of guesses) game = guessed(game, guess)
  const needed = game.turns.map((_, place) =>
    guessesWithLies(segmentsOf(range, game.turns.slice(0, place), lies), lies),
  )
  const after = game.turns.map(({ guess, answer: told }, place) => {
    if (told === 'equal') return needed[place] ?? 0
    const left = (answer: Turn['answer']) =>
      segmentsOf(range, [...game.turns.slice(0, place), { guess, answer }], lies)
    return 1 + Math.max(guessesWithLies(left('higher'), lies), guessesWithLies(left('lower'), lies))
  })
  expect(after.map((more, place) => more - (needed[place] ?? 0))).toEqual(
    bestOnes(range, game.turns, lies).map((isBest) => (isBest ? 0 : 1)),
  )
})
