import { randomBelow, type RandomSource } from '@kleinzeug/random'

/** How the highlight runs: jumping, or down the list. It never changes who wins. */
export type Order = 'random' | 'sequential'

/** One halt of the highlight. */
export interface Step {
  /** Which candidate is lit. */
  readonly index: number
  /** The speed, from 0 (getting started) to `TOP_LEVEL`. */
  readonly level: number
  /** How long it stays lit, in ms. */
  readonly duration: number
}

/** The fastest of the speed levels. */
export const TOP_LEVEL = 20

/** How long the highlight rests at the start, in ms. */
const START_INTERVAL = 200

/** How long it rests at level 1, in ms; at every other level this is divided by the level. */
const LEVEL_INTERVAL = 500

// The first level that is faster than the start: from 200 ms at rest it goes on with 167 ms, not with 500.
const FIRST_LEVEL = Math.ceil(LEVEL_INTERVAL / START_INTERVAL)

const speedUp = Array.from({ length: TOP_LEVEL - FIRST_LEVEL + 1 }, (_, step) => FIRST_LEVEL + step)
const slowDown = Array.from({ length: TOP_LEVEL }, (_, step) => TOP_LEVEL - step)

const durationAt = (level: number) => (level === 0 ? START_INTERVAL : LEVEL_INTERVAL / level)

function before(index: number, count: number, order: Order, random: RandomSource) {
  if (order === 'sequential') return (index + count - 1) % count
  const other = randomBelow(count - 1, random)
  return other < index ? other : other + 1
}

export interface SpinPlan {
  /** How many candidates there are: two or more. */
  readonly count: number
  /** Who has won already: the index at which the highlight comes to rest. */
  readonly winner: number
  readonly order: Order
  /** The candidate lit before this spin, if it still is one. */
  readonly last?: number | undefined
  readonly random: RandomSource
}

/**
 * The way of the highlight to a winner that is settled: faster to the top level, then slower, and
 * never twice on the same candidate in a row. It is laid out from its end, so that it needs no
 * correction to arrive.
 *
 * @throws RangeError for fewer than two candidates
 */
export function planSpin({ count, winner, order, last, random }: SpinPlan): readonly Step[] {
  if (count < 2) throw new RangeError('A spin needs two candidates')
  const levels = [0, ...speedUp, ...slowDown]
  const path = [winner]
  for (let lit = winner; path.length < levels.length; path.push(lit)) lit = before(lit, count, order, random)
  const first = path[path.length - 1] ?? winner
  if (first === last) {
    path.push(before(first, count, order, random))
    levels.splice(1 + speedUp.length, 0, TOP_LEVEL)
  }
  path.reverse()
  return path.map((index, step) => {
    const level = levels[step] ?? 1
    return { index, level, duration: durationAt(level) }
  })
}
