import { readDuration } from '../entry/entry.ts'

const weekWords = /(?:\/|pro|je|die|in der|per|a)\s*(?:w|wo|woche|week)\.?$/i

/** Reads the hours of a week, `40`, `38,5 h`, `40 h/Woche`, as minutes. */
export const readWeek = (text: string) => readDuration(text.trim().replace(weekWords, '').trim())

/**
 * Reads the target of a day in hours: `5`, `4:50`, and that of a week, `40 h/Woche`, `40/7`, which is spread over its
 * seven days without rounding.
 */
export function readTarget(text: string): number | undefined {
  const typed = text.trim()
  const division = /\/\s*(\d{1,2})$/.exec(typed)
  const perWeek = weekWords.test(typed)
  const hours = division ? typed.slice(0, division.index) : typed.replace(weekWords, '')
  const minutes = readDuration(hours.trim())
  if (minutes === undefined) return undefined
  const days = division ? Number(division[1]) : perWeek ? 7 : 1
  return days === 0 ? undefined : minutes / 60 / days
}

/** Reads a number of days, `30`, `27,5`. */
export const readDays = (text: string): number | undefined =>
  /^\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
