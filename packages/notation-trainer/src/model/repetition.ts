import type { Grade } from 'ts-fsrs'
import type { Run } from './run.ts'
import type { Card } from './trainerData.ts'

/** How well a line was remembered, as judged by the errors and hints of a run. */
export type Recall = 'again' | 'hard' | 'good'

/** A hint or more than one error in ten moves counts as not remembered. */
export function recallOf(run: Run, length: number): Recall {
  if (run.hinted || run.errors > Math.max(1, length / 10)) return 'again'
  return run.errors > 0 ? 'hard' : 'good'
}

/**
 * The card of a line after one more repetition, scheduled by FSRS in whole days. The scheduler is loaded
 * when the first run is finished.
 */
export async function repeated(
  card: Card | undefined,
  name: string,
  recall: Recall,
  now: number,
): Promise<Card> {
  const { createEmptyCard, fsrs, Rating, State } = await import('ts-fsrs')
  const grades: Record<Recall, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }
  const planner = fsrs({ enable_short_term: false, enable_fuzz: false })
  const before = card
    ? {
        ...createEmptyCard(card.last),
        due: new Date(card.due),
        last_review: new Date(card.last),
        stability: card.stability,
        difficulty: card.difficulty,
        reps: card.repetitions,
        lapses: card.lapses,
        state: State.Review,
      }
    : createEmptyCard(now)
  const { card: after } = planner.next(before, now, grades[recall])
  return {
    name,
    due: after.due.getTime(),
    last: now,
    stability: after.stability,
    difficulty: after.difficulty,
    repetitions: after.reps,
    lapses: after.lapses,
  }
}

/** Names of the lines that are due, the longest overdue first. */
export const dueNames = (cards: readonly Card[], now: number) =>
  cards
    .filter((card) => card.due <= now)
    .toSorted((one, other) => one.due - other.due)
    .map((card) => card.name)
