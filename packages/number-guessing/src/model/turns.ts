import type { NumberRange } from './range.ts'

/** How the number that is looked for lies to the guess. */
export const answers = ['higher', 'lower', 'equal'] as const
export type Answer = (typeof answers)[number]

export interface Turn {
  readonly guess: number
  readonly answer: Answer
}

export const truthfulAnswer = (secret: number, guess: number): Answer =>
  secret > guess ? 'higher' : secret < guess ? 'lower' : 'equal'

/** Numbers in a row against which equally many answers speak. */
export interface Segment extends NumberRange {
  /** How many of the answers would be lies if the number were one of these. */
  readonly lies: number
}

const contradicts = (number: number, { guess, answer }: Turn) => truthfulAnswer(number, guess) !== answer

/** How many answers speak against a number. */
export const liesFor = (number: number, turns: readonly Turn[]) =>
  turns.filter((turn) => contradicts(number, turn)).length

/** The answers that would be wrong for a number, as places in the game from 0. */
export const wrongFor = (number: number, turns: readonly Turn[]): readonly number[] =>
  turns.flatMap((turn, place) => (contradicts(number, turn) ? [place] : []))

/** The range cut where the count of lies changes, without the numbers that more lies than allowed speak against. */
export function segmentsOf(
  { low, high }: NumberRange,
  turns: readonly Turn[],
  allowed: number,
): readonly Segment[] {
  const starts = new Set([low])
  for (const { guess } of turns)
    for (const start of [guess, guess + 1]) if (start > low && start <= high) starts.add(start)
  const sorted = [...starts].toSorted((a, b) => a - b)
  const segments: Segment[] = []
  for (const [at, start] of sorted.entries()) {
    const lies = liesFor(start, turns)
    if (lies > allowed) continue
    const end = (sorted[at + 1] ?? high + 1) - 1
    const last = segments.at(-1)
    if (last && last.lies === lies && last.high === start - 1)
      segments[segments.length - 1] = { ...last, high: end }
    else segments.push({ low: start, high: end, lies })
  }
  return segments
}

/** How many numbers are left. */
export const countOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { low, high }) => sum + high - low + 1, 0)

/** The number at a place among those that are left, from 0. */
export function numberAt(segments: readonly Segment[], place: number) {
  let before = 0
  for (const { low, high } of segments) {
    if (place - before <= high - low) return low + place - before
    before += high - low + 1
  }
  return segments.at(-1)?.high ?? 0
}

/** A smallest set of answers that contradict each other, as places from 0; empty while some number is left. */
export function contradiction(
  range: NumberRange,
  turns: readonly Turn[],
  allowed: number,
): readonly number[] {
  if (segmentsOf(range, turns, allowed).length > 0) return []
  let core = turns.map((_, place) => place)
  for (const place of turns.keys()) {
    const without = core.filter((kept) => kept !== place)
    const kept = without.flatMap((at) => turns[at] ?? [])
    if (segmentsOf(range, kept, allowed).length === 0) core = without
  }
  return core
}
