import type { Card } from './card.ts'

/** How full the store is, and what still fits in. */
export interface StoreShare {
  /** From 0 to 1. */
  readonly part: number
  readonly used: number
  readonly quota: number
  readonly level: 'ample' | 'scarce' | 'full'
  /** How many more cards of the present mean size fit in. */
  readonly room: number
}

/** Characters that a browser stores for one site. */
export const QUOTA = 5_242_880
/** A card that is all but empty takes this. */
const SMALLEST = 120

/** The share of the store that `own` characters of the cards take beside `others` of everything else. */
export function shareOf(own: number, count: number, others: number, quota = QUOTA): StoreShare {
  const used = own + others
  const part = Math.min(1, used / quota)
  const mean = count === 0 ? 400 : Math.max(SMALLEST, own / count)
  return {
    part,
    used,
    quota,
    level: part < 0.8 ? 'ample' : part < 0.97 ? 'scarce' : 'full',
    room: Math.max(0, Math.floor((quota - used) / mean)),
  }
}

const sizes = new WeakMap<Card, number>()

/** The characters that cards take as JSON; each is measured once as long as it is the same object. */
export const sizeOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => {
    const size = sizes.get(card) ?? JSON.stringify(card).length + 1
    sizes.set(card, size)
    return sum + size
  }, 0)
