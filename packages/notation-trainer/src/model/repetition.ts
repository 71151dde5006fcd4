import type { Grade } from 'ts-fsrs'
import type { Run } from './run.ts'

/** When a line is due again; times in ms since 1970. */
export interface Card {
  readonly name: string
  readonly due: number
  readonly last: number
  readonly stability: number
  readonly difficulty: number
  readonly repetitions: number
  readonly lapses: number
}

/** How well a line was remembered: what a run without errors and hints tells apart from others. */
export type Recall = 'again' | 'hard' | 'good'

/** Shown moves or more than one error in ten moves mean that it was not remembered. */
export function recallOf(run: Run, length: number): Recall {
  if (run.hinted || run.errors > Math.max(1, length / 10)) return 'again'
  return run.errors > 0 ? 'hard' : 'good'
}

/**
 * The card of a line after one more repetition, as FSRS plans it in whole days. The planner is
 * loaded when the first run is finished.
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
