const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const YEAR = 365.25 * DAY
/** 13.8 billion years. */
export const AGE_OF_UNIVERSE = 13.8e9 * YEAR

/** A time as one says it: an amount of one unit. */
export type Duration =
  | { readonly unit: 'instant' }
  | { readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'year'; readonly amount: number }
  /** In ages of the universe. */
  | { readonly unit: 'universe'; readonly amount: number }

export function durationOf(seconds: number): Duration {
  if (seconds < 1) return { unit: 'instant' }
  if (seconds < MINUTE) return { unit: 'second', amount: seconds }
  if (seconds < HOUR) return { unit: 'minute', amount: seconds / MINUTE }
  if (seconds < DAY) return { unit: 'hour', amount: seconds / HOUR }
  if (seconds < YEAR) return { unit: 'day', amount: seconds / DAY }
  if (seconds < AGE_OF_UNIVERSE) return { unit: 'year', amount: seconds / YEAR }
  return { unit: 'universe', amount: seconds / AGE_OF_UNIVERSE }
}

/** The marks engraved on a scale of time. */
export const timeMarks = [
  { id: 'second', seconds: 1 },
  { id: 'hour', seconds: HOUR },
  { id: 'day', seconds: DAY },
  { id: 'year', seconds: YEAR },
  { id: 'millennium', seconds: 1000 * YEAR },
  { id: 'universe', seconds: AGE_OF_UNIVERSE },
] as const

export type TimeMark = (typeof timeMarks)[number]['id']
