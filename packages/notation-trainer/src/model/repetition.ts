import type { Run } from './run.ts'
import type { Card } from './trainerData.ts'

/** How well a line was recalled. */
export type Recall = 'again' | 'hard' | 'good'

/** Grades a run: a hint or more than one error in ten plies counts as forgotten. */
export function recallOf(run: Run, length: number): Recall {
  if (run.hinted || run.errors > Math.max(1, length / 10)) return 'again'
  return run.errors > 0 ? 'hard' : 'good'
}

/** Names of the lines that are due, the longest overdue first. */
export const dueNames = (cards: readonly Card[], now: number) =>
  cards
    .filter((card) => card.due <= now)
    .toSorted((one, other) => one.due - other.due)
    .map((card) => card.name)
