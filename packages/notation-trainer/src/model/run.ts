import type { MadeMove, Ply, Square } from './ply.ts'

/** What each wrong move adds to the time, in ms. */
const penaltyPerError = 5000

/** Delay after a move until the board turns, in ms. */
export const flipDelay = 200

/** One run through a line, from the first move to the last. Times in ms of one clock. */
export interface Run {
  /** Plies found so far; the next to find is at this index. */
  readonly at: number
  readonly errors: number
  /** Plies at which errors were made. */
  readonly wrong: readonly number[]
  /** Right moves in a row, and the longest such row. */
  readonly combo: number
  readonly bestCombo: number
  /** How much of the next move a hint has shown. */
  readonly hint: 'none' | 'piece' | 'arrow'
  /** Whether a hint was used: such a run sets no best time. */
  readonly hinted: boolean
  readonly startedAt?: number | undefined
  readonly finishedAt?: number | undefined
}

/** A finished run, as `onSolved` tells it. */
export interface SolvedRun {
  /** Id and title of its line. */
  readonly id: string
  readonly title: string
  /** With its penalties, in ms. */
  readonly time: number
  readonly errors: number
  /** Whether a hint was used. */
  readonly hinted: boolean
  /** Whether it is the new best time. */
  readonly isBest: boolean
}

export const freshRun: Run = {
  at: 0,
  errors: 0,
  wrong: [],
  combo: 0,
  bestCombo: 0,
  hint: 'none',
  hinted: false,
}

export type Verdict = 'right' | 'wrong' | 'finished'

const isSame = (ply: Ply, move: MadeMove) =>
  ply.from === move.from && ply.to === move.to && ply.promotion === move.promotion

/**
 * Judges a move. The first one, right or wrong, starts the time; the last right one stops it.
 *
 * @param move `'impossible'` for a typed move that no piece can make; it counts as a wrong move
 * @returns `undefined` when there is nothing left to find
 */
export function attempt(
  run: Run,
  plies: readonly Ply[],
  move: MadeMove | 'impossible',
  now: number,
): { readonly run: Run; readonly verdict: Verdict } | undefined {
  const expected = plies[run.at]
  if (!expected) return undefined
  const startedAt = run.startedAt ?? now
  if (move === 'impossible' || !isSame(expected, move)) {
    const wrong = run.wrong.includes(run.at) ? run.wrong : [...run.wrong, run.at]
    return { run: { ...run, startedAt, errors: run.errors + 1, wrong, combo: 0 }, verdict: 'wrong' }
  }
  const at = run.at + 1
  const combo = run.combo + 1
  const finished = at === plies.length
  return {
    run: {
      ...run,
      at,
      startedAt,
      combo,
      bestCombo: Math.max(run.bestCombo, combo),
      hint: 'none',
      ...(finished && { finishedAt: now }),
    },
    verdict: finished ? 'finished' : 'right',
  }
}

/** The run after a move of the program. */
export function answered(run: Run, plies: readonly Ply[], now: number): Run {
  const at = run.at + 1
  return { ...run, at, ...(at === plies.length && { startedAt: run.startedAt ?? now, finishedAt: now }) }
}

/** The next stage of the hint: first the piece, then its target too. */
export function withHint(run: Run, plies: readonly Ply[]): Run {
  if (!plies[run.at] || run.hint === 'arrow') return run
  return { ...run, hint: run.hint === 'none' ? 'piece' : 'arrow', hinted: true }
}

/** The squares a hint shows. */
export function hintedSquares(
  run: Run,
  plies: readonly Ply[],
): { readonly from: Square; readonly to?: Square } | undefined {
  const next = plies[run.at]
  if (!next || run.hint === 'none') return undefined
  return run.hint === 'piece' ? { from: next.from } : { from: next.from, to: next.to }
}

/** Time from the first move to the last one or to now, in whole ms, so that the stored time is the shown one. */
export const elapsed = (run: Run, now: number) =>
  run.startedAt === undefined ? 0 : Math.max(0, Math.floor((run.finishedAt ?? now) - run.startedAt))

export const penalty = (run: Run) => run.errors * penaltyPerError

/** Time of a finished run with its penalties, in ms. */
export const countedTime = (run: Run) => elapsed(run, run.finishedAt ?? 0) + penalty(run)
