import { positionKey } from '../ply.ts'
import type { Card } from '../trainerData.ts'

/** What repetition knows of a position. */
export interface Mark {
  readonly state: 'due' | 'fresh' | 'known'
  /** How often it was forgotten. */
  readonly lapses: number
}

/** Makes a function that gives the mark of a position (FEN); `undefined` for one that is not asked. */
export function marksOf(
  asked: ReadonlySet<string>,
  cards: readonly Card[],
  now: number,
): (fen: string) => Mark | undefined {
  const byKey = new Map(cards.map((card) => [card.name, card]))
  return (fen) => {
    const key = positionKey(fen)
    if (!asked.has(key)) return undefined
    const card = byKey.get(key)
    if (!card) return { state: 'fresh', lapses: 0 }
    return { state: card.due <= now ? 'due' : 'known', lapses: card.lapses }
  }
}
