import type { LeadingDay } from '@kleinzeug/calendar-day/read-day'
import type { IsoDate } from '../../model/calendar/date.ts'

/** How a line begins that names its day: a word, a date. */
const beginning = /^\s*(?:\p{L}{2}|\d{1,2}\.|\d{4}-)/u

export const mayNameDay = (line: string) => beginning.test(line)

/** Reads a line that begins with a day, „gestern 7,5“. The reader is loaded with the first such line. */
export async function readDayLine(line: string, today: IsoDate): Promise<LeadingDay | undefined> {
  try {
    const { readLeadingDay } = await import('@kleinzeug/calendar-day/read-day')
    const read = readLeadingDay(line, today, 'nearest')
    return read?.rest === '' ? undefined : read
  } catch {
    // Without a network the line is refused as any other that cannot be read.
    return undefined
  }
}
