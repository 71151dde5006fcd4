import { textsOf } from '../record/spans.ts'
import { addDays } from '../calendar/date.ts'
import { daysOf, yearIn, yearsOf, type WorkDay, type WorktimeData, type WorkYear } from '../record/work.ts'

const escape = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const encoder = new TextEncoder()

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  if (encoder.encode(line).length <= 75) return line
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
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

/** All years with entries as one iCalendar; those that are made up are left out. */
export const icsOfAll = (data: WorktimeData, title: (day: WorkDay) => string): string =>
  icsOf(
    yearsOf(data)
      .flatMap((year) => yearIn(data, year) ?? [])
      .filter(({ sample }) => !sample),
    title,
    startOf,
  )

/**
 * Years as an iCalendar of all-day events called `title`, which take no time in the calendar.
 *
 * @param timeOf when the events of a year were made, in ms since 1970
 */
export function icsOf(
  years: readonly WorkYear[],
  title: (day: WorkDay) => string,
  timeOf: (year: number) => number,
): string {
  const events = years.flatMap((year) => {
    const stamp = stampOf(timeOf(year.year))
    return daysOf(year).flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${day.date}@worktime.kleinzeug`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(day.date)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day.date, 1))}`,
      `SUMMARY:${escape(title(day))}`,
      ...descriptionOf(day),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ])
  })
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kleinzeug//Worktime//DE',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
