import { countOf as numbersIn, numberAt, type Segment } from './turns.ts'

/**
 * What is left, in the order of the numbers: neighbours for which equally many lies are free as one block, packed into
 * one integer, for very many positions are searched.
 */
type Position = readonly number[]
const blockOf = (free: number, count: number) => count * 4 + free
const freeOf = (block: number) => block % 4
const countOf = (block: number) => block >> 2

/** By guesses, and by all but the count of the last block: how many numbers in it are known to do, or not to. */
const known: Map<number, { most: number; least: number }>[] = []

const sizeOf = (position: Position) => position.reduce((sum, block) => sum + countOf(block), 0)

/** Adds numbers at the end; those for which a lie too many was told are gone. */
function append(position: number[], free: number, count: number) {
  if (count <= 0 || free < 0) return
  const last = position.at(-1)
  if (last !== undefined && freeOf(last) === free) position[position.length - 1] = last + blockOf(0, count)
  else position.push(blockOf(free, count))
}

/** The position after an answer that speaks against the numbers from one place up to another. */
function contradicted(position: Position, from: number, to: number): Position {
  const left: number[] = []
  let start = 0
  for (const block of position) {
    const end = start + countOf(block)
    const first = Math.min(Math.max(from, start), end)
    const last = Math.min(Math.max(to, start), end)
    append(left, freeOf(block), first - start)
    append(left, freeOf(block) - 1, last - first)
    append(left, freeOf(block), end - last)
    start = end
  }
  return left
}
const afterHigher = (position: Position, place: number) => contradicted(position, 0, place + 1)
const afterLower = (position: Position, place: number) => contradicted(position, place, sizeOf(position))

const choose = (of: number, count: number) => (count === 0 ? 1 : count === 1 ? of : (of * (of - 1)) / 2)

/** By guesses, lies and count. */
const capacities = new Map<number, number>()

/**
 * The most that the numbers of a position can weigh together where so many guesses are enough. A number with k lies
 * free weighs as much as there are ways to tell at most k lies. Both answers together leave the weight before, without
 * C(rest, k) for the number that was guessed. A number is guessed with all its lies free in one place of the tree of
 * games, so that the most such places take the largest of these, and all others those of one lie less.
 *
 * @param lies the most that are free for a number
 * @param count of the numbers for which so many are
 */
function capacity(guesses: number, lies: number, count: number) {
  const key = (guesses * 3 + lies) * 2048 + count
  const known = capacities.get(key)
  if (known !== undefined) return known
  let [sum, open] = [0, count]
  for (let depth = 1; depth <= guesses; depth++) {
    const rest = guesses - depth
    const nodes = 2 ** (depth - 1)
    const here = Math.min(nodes, open)
    const less = lies === 2 ? Math.max(rest, 1) : 1
    sum += here * Math.max(choose(rest, lies), less) + (nodes - here) * less
    open -= here
  }
  capacities.set(key, sum)
  return sum
}

/** Whether the guesses may be enough, by counting alone. */
function isConceivable(guesses: number, position: Position) {
  let [weight, lies, most] = [0, 0, 0]
  for (const block of position) {
    const free = freeOf(block)
    const count = countOf(block)
    weight += count * (1 + (free > 0 ? guesses : 0) + (free > 1 ? choose(guesses, 2) : 0))
    most = free > lies ? count : free === lies ? most + count : most
    lies = Math.max(lies, free)
  }
  return weight <= capacity(guesses, lies, most)
}

/** Whether so many guesses always find the number; exact, over every guess and answer. */
function isSolvable(guesses: number, position: Position): boolean {
  if (!isConceivable(guesses, position)) return false
  if (position.every((block) => freeOf(block) === 0)) return true
  // A position and its mirror image are the same; the longer end is the last.
  const turned = (position[0] ?? 0) > (position.at(-1) ?? 0) ? position.toReversed() : position
  const last = turned.at(-1) ?? 0
  const count = countOf(last)
  let key = freeOf(last)
  for (let at = 0; at < turned.length - 1; at++) key = key * 4096 + (turned[at] ?? 0)
  const inGuesses = (known[guesses] ??= new Map())
  const limits = inGuesses.get(key) ?? { most: -1, least: Number.POSITIVE_INFINITY }
  // Fewer numbers are never harder.
  if (count <= limits.most) return true
  if (count >= limits.least) return false
  const solvable = sureGuess(guesses, turned) !== undefined
  if (solvable) limits.most = count
  else limits.least = count
  inGuesses.set(key, limits)
  return solvable
}

/**
 * A guess after which the others are enough, by its place among all numbers that are left; `undefined` where none is.
 * The higher the guess, the easier is what “higher” leaves, and the harder what “lower” does.
 */
function sureGuess(guesses: number, position: Position): number | undefined {
  const rest = guesses - 1
  let [first, last] = [0, sizeOf(position) - 1]
  while (first <= last) {
    const place = Math.floor((first + last) / 2)
    const higher = afterHigher(position, place)
    const lower = afterLower(position, place)
    // What is quickly seen first.
    if (!isConceivable(rest, higher)) first = place + 1
    else if (!isConceivable(rest, lower)) last = place - 1
    else if (!isSolvable(rest, higher)) first = place + 1
    else if (!isSolvable(rest, lower)) last = place - 1
    else return place
  }
  return undefined
}

function positionOf(segments: readonly Segment[], allowed: number): Position {
  const position: number[] = []
  for (const { low, high, lies } of segments) append(position, allowed - lies, high - low + 1)
  return position
}

/** The fewest guesses that always find the number, of which the last names it. */
function guessesIn(position: Position) {
  let guesses = Math.ceil(Math.log2(sizeOf(position) + 1))
  while (!isSolvable(guesses, position)) guesses++
  return guesses
}

/** How many guesses are always enough where so many answers may be lies, two at most. */
export const guessesWithLies = (segments: readonly Segment[], allowed: number) =>
  guessesIn(positionOf(segments, allowed))

/** Whether so many guesses are always enough. */
export const areEnough = (guesses: number, segments: readonly Segment[], allowed: number) =>
  isSolvable(guesses, positionOf(segments, allowed))

/** A guess after which the fewest guesses are surely enough. */
export function bestGuessWithLies(segments: readonly Segment[], allowed: number) {
  const position = positionOf(segments, allowed)
  const middle = Math.floor((numbersIn(segments) - 1) / 2)
  return numberAt(segments, sureGuess(guessesIn(position), position) ?? middle)
}
