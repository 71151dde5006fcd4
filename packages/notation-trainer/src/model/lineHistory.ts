import type { Card, FinishedRun } from './trainerData.ts'

/** The finished runs of a line in figures. */
export interface LineHistory {
  readonly runs: number
  /** Mean number of errors per run. */
  readonly errors: number
  /** Time of the last run, in ms since 1970. */
  readonly last: number | undefined
  /** When it is due for repetition, in ms since 1970. */
  readonly due: number | undefined
  /** The ply at which most runs went wrong, and in how many of them. */
  readonly failing: { readonly at: number; readonly runs: number } | undefined
}

/** Sums up the runs of a line by the name they are stored under. */
export function lineHistory(
  stored: string,
  runs: readonly FinishedRun[],
  cards: readonly Card[],
): LineHistory {
  const own = runs.filter(({ name }) => name === stored)
  const failed = new Map<number, number>()
  for (const { wrong = [] } of own) for (const at of wrong) failed.set(at, (failed.get(at) ?? 0) + 1)
  const [failing] = [...failed].toSorted(([, one], [, other]) => other - one)
  return {
    runs: own.length,
    errors: own.reduce((sum, { errors }) => sum + errors, 0) / Math.max(1, own.length),
    last: own.at(-1)?.at,
    due: cards.find(({ name }) => name === stored)?.due,
    failing: failing && { at: failing[0], runs: failing[1] },
  }
}
