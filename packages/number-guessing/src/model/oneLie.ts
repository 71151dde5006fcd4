import { countOf, type Segment } from './turns.ts'

/**
 * What is left when one answer may be a lie, in the order of the numbers: those that one answer speaks against on
 * either side, and in between those for which the lie is still free.
 */
interface Position {
  readonly left: number
  readonly free: number
  readonly right: number
}

/** Above any count of numbers. */
const BASE = 1 << 11

/** By guesses, free numbers and those on the shorter side: how many on the longer side are known to do, or not to. */
const known = new Map<number, { most: number; least: number }>()

/** How many numbers can be told apart once the lie is spent: with the last guess the number itself is named. */
const spent = (guesses: number) => 2 ** guesses - 1

/**
 * The fewest guesses in the tree of all games that name one of so many numbers with the lie free. A number that is
 * named at depth d in the game without a lie is also named in the d − 1 games in which an earlier answer is the lie,
 * and in two in which it is denied itself; at depth d there is room for 2^(d − 1) numbers.
 */
function fewestNodes(free: number) {
  let [nodes, rest] = [0, free]
  for (let depth = 1; rest > 0; depth++) {
    const here = Math.min(rest, 2 ** (depth - 1))
    nodes += here * (depth + 2)
    rest -= here
  }
  return nodes
}

/** Whether so many guesses always find the number; exact, over every guess and answer. */
function isSolvable(guesses: number, left: number, free: number, right: number): boolean {
  if (free === 0) return left + right <= spent(guesses)
  if (left + fewestNodes(free) + right > spent(guesses)) return false
  const [short, long] = left < right ? [left, right] : [right, left]
  const key = (guesses * BASE + free) * BASE + short
  const limits = known.get(key) ?? { most: -1, least: Number.POSITIVE_INFINITY }
  // Fewer numbers are never harder.
  if (long <= limits.most) return true
  if (long >= limits.least) return false
  const solvable = guessIn(guesses, short, free, long) !== undefined
  if (solvable) limits.most = long
  else limits.least = long
  known.set(key, limits)
  return solvable
}

/** A guess by its place among all numbers that are left, from 0; `undefined` where none is sure. */
function guessIn(guesses: number, left: number, free: number, right: number): number | undefined {
  const rest = guesses - 1
  // “Higher” spends the lie on all free numbers up to the guess, “lower” on all from it on. The further right the
  // guess, the easier is what “higher” leaves: the first guess that does for it is the best for “lower”.
  const doesHigher = (at: number) => isSolvable(rest, at + 1, free - at - 1, right)
  const doesLower = (at: number) => isSolvable(rest, left, at, free - at)
  const first = firstTrue(free, doesHigher)
  if (first < free && doesLower(first)) {
    const beyond = firstTrue(free, (at) => at > first && !doesLower(at))
    return left + Math.floor((first + beyond - 1) / 2)
  }
  // A guess among the numbers on the left: “lower” leaves only numbers for which the lie is spent.
  const onLeft = Math.min(left - 1, spent(rest) - free)
  if (onLeft >= 0 && isSolvable(rest, left - onLeft - 1, free, right)) return onLeft
  const onRight = Math.min(right - 1, spent(rest) - free)
  if (onRight >= 0 && isSolvable(rest, left, free, right - onRight - 1))
    return left + free + right - 1 - onRight
  return undefined
}

/** The first index below `end` that a rising condition holds for, else `end`. */
function firstTrue(end: number, holds: (at: number) => boolean) {
  let [from, to] = [0, end]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

function positionOf(segments: readonly Segment[]): Position {
  const isFree = ({ lies }: Segment) => lies === 0
  const first = segments.findIndex(isFree)
  const last = segments.findLastIndex(isFree)
  return first === -1
    ? { left: countOf(segments), free: 0, right: 0 }
    : {
        left: countOf(segments.slice(0, first)),
        free: countOf(segments.slice(first, last + 1)),
        right: countOf(segments.slice(last + 1)),
      }
}

/** The fewest guesses that always find the number, of which the last names it. */
function guessesIn({ left, free, right }: Position) {
  let guesses = Math.ceil(Math.log2(left + free + right + 1))
  while (!isSolvable(guesses, left, free, right)) guesses++
  return guesses
}

export const guessesWithLie = (segments: readonly Segment[]) => guessesIn(positionOf(segments))

/** The number at a place among those that are left, from 0. */
export function numberAt(segments: readonly Segment[], place: number) {
  let before = 0
  for (const { low, high } of segments) {
    if (place - before <= high - low) return low + place - before
    before += high - low + 1
  }
  return segments.at(-1)?.high ?? 0
}

/** A guess after which the fewest guesses are surely enough. */
export function bestGuessWithLie(segments: readonly Segment[]) {
  const position = positionOf(segments)
  const { left, free, right } = position
  const place =
    free === 0 ? Math.floor((left + right - 1) / 2) : guessIn(guessesIn(position), left, free, right)
  return numberAt(segments, place ?? 0)
}
