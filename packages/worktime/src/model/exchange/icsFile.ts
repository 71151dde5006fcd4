import { textsOf } from '../record/spans.ts'
import { addDays } from '../calendar/date.ts'
import { daysOf, yearIn, yearsOf, type WorkDay, type WorktimeData, type WorkYear } from '../record/work.ts'

const escape = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Length of a character in UTF-8; half a surrogate pair becomes U+FFFD, which has three octets. */
const octetsOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  // No character of a string is longer than three octets for each of its units.
  if (line.length <= 25) return line
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

const basic = (date: string) => date.replaceAll('-', '')

const descriptionOf = (day: WorkDay) => {
  const texts = textsOf(day)
  return texts.length === 0 ? [] : [`DESCRIPTION:${escape(texts.join(' · '))}`]
}

const stampOf = (time: number) => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The start of a year as the time of its events: a calendar that is written again changes with its days alone. */
export const startOf = (year: number): number => Date.UTC(year, 0, 1)

/**
 * Makes the function that writes all years with entries as one iCalendar; those that are made up are left out. What it
 * has made of a year it keeps: after an entry only that year is made again.
 */
export function calendarOf(title: (day: WorkDay) => string): (data: WorktimeData) => string {
  const made = new WeakMap<WorkYear, string>()
  function eventsIn(year: WorkYear) {
    const events = made.get(year) ?? eventsOf(year, title, startOf)
    made.set(year, events)
    return events
  }
  return (data) =>
    calendar(
      yearsOf(data)
        .flatMap((year) => yearIn(data, year) ?? [])
        .filter(({ sample }) => !sample)
        .map(eventsIn),
    )
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('')

function eventsOf(year: WorkYear, title: (day: WorkDay) => string, timeOf: (year: number) => number) {
  const stamp = stampOf(timeOf(year.year))
  return linesOf(
    daysOf(year).flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${day.date}@worktime.kleinzeug`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(day.date)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day.date, 1))}`,
      `SUMMARY:${escape(title(day))}`,
      ...descriptionOf(day),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )
}

const calendar = (events: readonly string[]) =>
  `${linesOf(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kleinzeug//Worktime//DE'])}${events.join('')}${linesOf(['END:VCALENDAR'])}`

/**
 * One year as an iCalendar of all-day events called `title`, which take no time in the calendar.
 *
 * @param timeOf when the events of a year were made, in ms since 1970
 */
export const icsOf = (
  year: WorkYear,
  title: (day: WorkDay) => string,
  timeOf: (year: number) => number,
): string => calendar([eventsOf(year, title, timeOf)])
