import { exactLies } from './loadLies.ts'
import { sizeOf, type NumberRange } from './range.ts'
import { countOf, numberAt, segmentsOf, type Answer, type Segment, type Turn } from './turns.ts'

/** How many guesses are always enough without a lie: with the last one the number itself is named. */
export const bestPossible = (range: NumberRange) => Math.ceil(Math.log2(sizeOf(range) + 1))

/** The same where so many answers may be lies; exact as well, once `loadLies` has been awaited. */
export const bestPossibleWithLies = (range: NumberRange, allowed: number) =>
  exactLies().guessesWithLies([{ ...range, lies: 0 }], allowed)

/** The guess after which the fewest guesses are surely enough, where so many answers may be lies. */
export const bestGuessOf = (segments: readonly Segment[], allowed: number) =>
  allowed === 0
    ? numberAt(segments, Math.floor((countOf(segments) - 1) / 2))
    : exactLies().bestGuessWithLies(segments, allowed)

export const bestGuess = (range: NumberRange, turns: readonly Turn[], allowed: number) =>
  bestGuessOf(segmentsOf(range, turns, allowed), allowed)

/** How many numbers are left without a lie, were a guess answered so. */
export const leftAfter = (range: NumberRange, turns: readonly Turn[], guess: number, answer: Answer) =>
  countOf(segmentsOf(range, [...turns, { guess, answer }], 0))

/** The answer that leaves most, honest in that at least one number always fits all answers. */
export function adversaryAnswer(range: NumberRange, turns: readonly Turn[], guess: number): Answer {
  const higher = leftAfter(range, turns, guess, 'higher')
  const lower = leftAfter(range, turns, guess, 'lower')
  if (higher === 0 && lower === 0) return 'equal'
  return higher >= lower ? 'higher' : 'lower'
}
