import { randomBelow, type RandomSource } from '@kleinzeug/random'
import type { Order } from './deciderData.ts'

/** One step of the highlight. */
export interface Step {
  /** Which candidate is lit. */
  readonly index: number
  /** The speed level, from 0 (the first step) to `TOP_LEVEL`. */
  readonly level: number
  /** How long it stays lit, in ms. */
  readonly duration: number
}

/** The fastest of the speed levels. */
export const TOP_LEVEL = 20

/** Duration of the first step, in ms. */
const START_INTERVAL = 200

/** Duration of a step at level 1, in ms; at every other level it is divided by the level. */
const LEVEL_INTERVAL = 500

// The first level that is faster than the start: after 200 ms comes a step of 167 ms, not one of 500.
const FIRST_LEVEL = Math.ceil(LEVEL_INTERVAL / START_INTERVAL)

const speedUp = Array.from({ length: TOP_LEVEL - FIRST_LEVEL + 1 }, (_, step) => FIRST_LEVEL + step)
const slowDown = Array.from({ length: TOP_LEVEL }, (_, step) => TOP_LEVEL - step)

/** The duration of a run, in seconds, at which its steps have the intervals above; about what they add up to. */
const NOMINAL_DURATION = 3

const durationAt = (level: number) => (level === 0 ? START_INTERVAL : LEVEL_INTERVAL / level)

function before(index: number, count: number, order: Order, random: RandomSource) {
  if (order === 'sequential') return (index + count - 1) % count
  const other = randomBelow(count - 1, random)
  return other < index ? other : other + 1
}

export interface SpinPlan {
  /** How many candidates there are: two or more. */
  readonly count: number
  /** The index at which the highlight ends. */
  readonly winner: number
  readonly order: Order
  /** The candidate on which the spin before ended, if it is a candidate again. */
  readonly last?: number | undefined
  /** In seconds; the steps are stretched or shortened evenly. */
  readonly duration?: number | undefined
  readonly random: RandomSource
}

/**
 * Plans the steps of the highlight to a winner that is already drawn: accelerating to the top level, then
 * decelerating, never twice in a row on the same candidate. Planned from the end, so that the last step is
 * the winner without a correction.
 *
 * @throws RangeError for fewer than two candidates
 */
export function planSpin({
  count,
  winner,
  order,
  last,
  duration = NOMINAL_DURATION,
  random,
}: SpinPlan): readonly Step[] {
  if (count < 2) throw new RangeError('A spin needs two candidates')
  const levels = [0, ...speedUp, ...slowDown]
  const path = [winner]
  for (let lit = winner; path.length < levels.length; path.push(lit)) lit = before(lit, count, order, random)
  const first = path[path.length - 1] ?? winner
  // An additional step at the top level keeps the run from starting where the last one ended.
  if (first === last) {
    path.push(before(first, count, order, random))
    levels.splice(1 + speedUp.length, 0, TOP_LEVEL)
  }
  path.reverse()
  return path.map((index, step) => {
    const level = levels[step] ?? 1
    return { index, level, duration: (durationAt(level) * duration) / NOMINAL_DURATION }
  })
}
