import type { Clock } from '../calendar/clock.ts'
import { clockOf } from '../calendar/clock.ts'

/** How a date of slashes is written: 03/04 is 3 April or 4 March. */
export type DateOrder = 'day-first' | 'month-first'

const slashed = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/

/** The order that dates of slashes show themselves; `undefined` where each could be read both ways, or none has slashes. */
export function dateOrderOf(texts: readonly string[]): DateOrder | undefined {
  for (const text of texts) {
    const [, first, second] = slashed.exec(text) ?? []
    if (Number(first) > 12) return 'day-first'
    if (Number(second) > 12) return 'month-first'
  }
  return undefined
}

/** Whether a text is a date of slashes. */
export const isSlashed = (text: string) => slashed.test(text)

/** Year, month and day of a date of slashes. */
export function readSlashed(text: string, order: DateOrder): readonly [string, string, string] | undefined {
  const [, first = '', second = '', year = ''] = slashed.exec(text) ?? []
  if (year === '') return undefined
  return order === 'day-first' ? [year, second, first] : [year, first, second]
}

/** Reads a time as trackers write it, `13:05:30`, `01:05 PM`; seconds are left out. */
export function readTrackerClock(text: string): Clock | undefined {
  const [, hours, minutes, half] =
    /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const total = hour * 60 + Number(minutes)
  return total <= 1440 ? clockOf(total) : undefined
}
