import { createEmptyCard, fsrs, Rating, State, type Grade } from 'ts-fsrs'
import type { Recall } from './repetition.ts'
import type { Card } from './trainerData.ts'

const grades: Record<Recall, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }

/** The card of a line after one more repetition, scheduled by FSRS in whole days. */
export function nextCard(card: Card | undefined, name: string, recall: Recall, now: number): Card {
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
