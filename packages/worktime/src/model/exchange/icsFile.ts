import { textsOf } from '../record/spans.ts'
import { addDays } from '../calendar/date.ts'
import { daysOf, type WorkDay, type WorkYear } from '../record/work.ts'

const escape = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const encoder = new TextEncoder()

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
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

/** One year as an iCalendar of all-day events called `title`, which take no time in the calendar. */
export function icsOf(year: WorkYear, title: (day: WorkDay) => string, now: number): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const events = daysOf(year).flatMap((day) => [
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
