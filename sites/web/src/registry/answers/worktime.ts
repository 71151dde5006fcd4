import { isoWeek, localDate, weekdayOf } from '@kleinzeug/calendar-day'
import { readDay } from '@kleinzeug/calendar-day/read-day'
import type { Answer } from './Answer.ts'

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

/** Weekday and week of a day that is asked for: „31.12.“, „übermorgen“. */
export function answersTo(query: string): readonly Answer[] {
  // Three letters may begin any word: a weekday or month by itself is no question.
  const day = /\d|morgen|gestern|heute/i.test(query)
    ? readDay(query, localDate(Date.now()), 'nearest')
    : undefined
  if (!day) return []
  const { week, year } = isoWeek(day)
  return [
    {
      title: `${day.split('-').toReversed().join('.')}: ${weekdays[weekdayOf(day)]}`,
      text: `Kalenderwoche ${week} des Jahres ${year}.`,
    },
  ]
}
