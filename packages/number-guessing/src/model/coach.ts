import { areEnough, guessesWithLies } from './lies.ts'
import type { NumberRange } from './range.ts'
import { leftAfter } from './strategy.ts'
import { countOf, segmentsOf, type Turn } from './turns.ts'

/** What a guess was worth in a game without lies, in bits: each one halves what is possible. */
export interface Worth {
  /** What its answer has won. */
  readonly won: number
  /** What it wins for sure, whatever the answer. */
  readonly sure: number
  /** What the best guess wins for sure. */
  readonly best: number
}

/** Bits by which a count of numbers shrinks; a number that is named counts as one that is left. */
const bits = (before: number, after: number) => Math.log2(before / Math.max(after, 1))

/** The worth of each guess. */
export const worthOf = (range: NumberRange, turns: readonly Turn[]): readonly Worth[] =>
  turns.map(({ guess, answer }, place) => {
    const earlier = turns.slice(0, place)
    const before = countOf(segmentsOf(range, earlier, 0))
    const after = (reply: Turn['answer']) => leftAfter(range, earlier, guess, reply)
    const sure = bits(before, Math.max(after('higher'), after('lower')))
    return { won: bits(before, after(answer)), sure, best: bits(before, Math.floor(before / 2)) }
  })

/** How much of what the best guess cuts away for sure a guess cuts away, 0 to 1. Halving has 1 throughout. */
export const shareOf = ({ sure, best }: Worth) => (best === 0 ? 1 : Math.min(1, sure / best))

/**
 * Which guesses of a game with lies were as good as the best: whatever the answer, one guess less was enough after
 * them. Any other costs exactly one more, for no answer makes a position harder; the one that found it costs none.
 */
export const bestOnes = (range: NumberRange, turns: readonly Turn[], allowed: number): readonly boolean[] =>
  turns.map(({ guess, answer }, place) => {
    if (answer === 'equal') return true
    const earlier = turns.slice(0, place)
    const rest = guessesWithLies(segmentsOf(range, earlier, allowed), allowed) - 1
    return (['higher', 'lower'] as const).every((reply) =>
      areEnough(rest, segmentsOf(range, [...earlier, { guess, answer: reply }], allowed), allowed),
    )
  })

const BLOCKS = '▁▂▃▄▅▆▇█'

/**
 * One bar for each guess: the share it was sure to cut away. Of somebody who halves it tells nothing but the number of
 * guesses; arrows would tell the number itself.
 */
export const barsOf = (range: NumberRange, turns: readonly Turn[]) =>
  worthOf(range, turns)
    .map((worth) => BLOCKS.charAt(Math.round(shareOf(worth) * (BLOCKS.length - 1))))
    .join('')
