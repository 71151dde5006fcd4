import { dayNumber, fromDayNumber, isIsoDate, type IsoDate } from '@kleinzeug/calendar-day'
import type { Card } from './card.ts'

/** Days after which a card may be forgotten. */
const REST = 30

/**
 * One card a day that was written a while ago: the same one all day, the next one tomorrow, each once before the first
 * comes again, as long as no card is added or removed.
 */
export function forgottenOf(cards: readonly Card[], today: IsoDate): Card | undefined {
  const last = fromDayNumber(dayNumber(today) - REST)
  const old = cards.filter(({ created = '' }) => isIsoDate(created) && created <= last)
  // A step without a common divisor goes round all of them, and not in the order of writing.
  const step = [7, 11, 13].find((each) => old.length % each !== 0) ?? 1
  return old[(dayNumber(today) * step) % old.length]
}
