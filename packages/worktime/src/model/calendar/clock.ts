/** A time of the wall clock as HH:MM, 00:00 to 24:00. */
export type Clock = string

/** A number below 100 as two digits. */
export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Whether a text is a time as it is stored. */
export const isClock = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text)

/** Minutes since midnight, 0 to 1440. */
export const clockMinutes = (clock: Clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The time of a number of minutes after midnight, 0 to 1440. */
export const clockOf = (minutes: number): Clock =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Minutes from one time to the next time that the clock shows the other; 24 h at most. */
export function spanMinutes(start: Clock, end: Clock): number {
  const length = clockMinutes(end) - clockMinutes(start)
  return length > 0 ? length : length + 1440
}

/** Reads `8`, `8:30`, `08.30` and `830`; `undefined` when it is no time. */
export function readClock(text: string): Clock | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim())
  if (!match) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0)
  return Number(match[2] ?? 0) < 60 && minutes <= 1440 ? clockOf(minutes) : undefined
}
