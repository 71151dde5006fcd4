/** A day of the Gregorian calendar as YYYY-MM-DD, never an instant: it means the same in every time zone. */
export type IsoDate = string

const pad = (value: number) => String(value).padStart(2, '0')

/** @param month 1 to 12 */
export const isoDate = (year: number, month: number, day: number): IsoDate =>
  `${year}-${pad(month)}-${pad(day)}`

/** The day that the wall clock of this machine shows at an instant (ms since 1970). */
export function localDate(time: number): IsoDate {
  const date = new Date(time)
  return isoDate(date.getFullYear(), date.getMonth() + 1, date.getDate())
}
