import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  addDays,
  dayNumber,
  dayOf,
  daysBetween,
  fromDayNumber,
  isIsoDate,
  monthOf,
  weekdayOf,
  yearOf,
} from './calendarDay.ts'
import { isoWeek } from './isoWeek.ts'
import { mentionsDay, readDay, readLeadingDay } from './readDay.ts'

/** A Saturday. */
const today = '2026-11-21'

test.each([
  ['heute', '2026-11-21'],
  ['Gestern', '2026-11-20'],
  ['vorgestern', '2026-11-19'],
  ['morgen', '2026-11-22'],
  ['übermorgen', '2026-11-23'],
  ['yesterday', '2026-11-20'],
  ['Mo', '2026-11-16'],
  ['Mo.', '2026-11-16'],
  ['Samstag', '2026-11-21'],
  ['letzten Samstag', '2026-11-14'],
  ['letzten Donnerstag', '2026-11-19'],
  ['am Donnerstag', '2026-11-19'],
  ['nächsten Samstag', '2026-11-28'],
  ['last Monday', '2026-11-16'],
  ['12.3.', '2026-03-12'],
  ['24.12.', '2025-12-24'],
  ['29.2.', '2024-02-29'],
  ['1. 2. 2025', '2025-02-01'],
  ['01.02.25', '2025-02-01'],
  ['12. März', '2026-03-12'],
  ['12 mrz 2024', '2024-03-12'],
  ['March 12, 2024', '2024-03-12'],
  ['Donnerstag, 12. März 2026', '2026-03-12'],
  ['vor 3 Tagen', '2026-11-18'],
  ['vor einer Woche', '2026-11-14'],
  ['two weeks ago', '2026-11-07'],
  ['in zwei Tagen', '2026-11-23'],
  ['KW 47', '2026-11-16'],
  ['KW 48', '2025-11-24'],
  ['kw 1/2026', '2025-12-29'],
  ['KW 53', '2020-12-28'],
  ['2024-02-29', '2024-02-29'],
])('%s', (text, day) => expect(readDay(text, today)).toBe(day))

test.each(['31.2.', '2026-13-01', '29. Februar 2026', 'KW 54', 'Mo, 12. März 2026', '0.1.'])(
  '%s does not exist',
  (text) => expect(readDay(text, today)).toBeNull(),
)

test.each([
  '',
  'Notiz',
  'Montagmorgen',
  'so weiter',
  '12.3',
  '7,5',
  'letzte Woche',
  'Mai',
  'constructor',
  '3 Tage',
])('%s names no day', (text) => expect(readDay(text, today)).toBeUndefined())

test('the nearest year may be the coming one', () => {
  expect(readDay('24.12.', today, 'nearest')).toBe('2026-12-24')
  expect(readDay('2. Januar', today, 'nearest')).toBe('2027-01-02')
  expect(readDay('KW 50', today, 'nearest')).toBe('2026-12-07')
})

test.each([
  ['gestern 7,5', '2026-11-20', '7,5'],
  ['Mo 8-12 13-17', '2026-11-16', '8-12 13-17'],
  ['12.3. 8', '2026-03-12', '8'],
  ['12. März 7:30', '2026-03-12', '7:30'],
  ['12. März 2026 7:30', '2026-03-12', '7:30'],
  ['gestern: Rede', '2026-11-20', 'Rede'],
  ['Letzten Montag : Rede', '2026-11-16', 'Rede'],
  ['vor 2 Tagen u', '2026-11-19', 'u'],
  ['31.2. 8', null, '8'],
])('%s begins with a day', (line, day, rest) => expect(readLeadingDay(line, today)).toEqual({ day, rest }))

test.each([
  'letzte Woche',
  'gestern',
  '12/3/26',
  'diesen Freitag',
  'vor 3 Monaten',
  '12.3',
  'Mai 2026',
  'Mo',
])('%s looks like a day', (text) => expect(mentionsDay(text)).toBe(true))
test.each([
  'Notiz',
  'Sonderpreis',
  '9:30 Uhr',
  'Vorstand',
  'Diplom',
  'https',
  'In die Stadt',
  'So klappt es',
  'Jan hat geholfen',
  'This quarter',
])('%s looks like none', (text) => expect(mentionsDay(text)).toBe(false))

describe('every day, in each form', () => {
  const now = dayNumber(today)
  const anyDay = fc.integer({ min: dayNumber('1000-01-06'), max: dayNumber('9999-12-31') }).map(fromDayNumber)
  const pastYear = fc.integer({ min: now - 364, max: now }).map(fromDayNumber)
  const formats = (['de', 'en-GB', 'en-US'] as const).flatMap((locale) =>
    [
      { day: 'numeric', month: 'long', year: 'numeric' },
      { day: 'numeric', month: 'short', year: 'numeric' },
      { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
    ].map((options) => new Intl.DateTimeFormat(locale, { ...(options as object), timeZone: 'UTC' })),
  )

  test.prop([anyDay])('with its year', (day) => {
    const time = new Date(`${day}T00:00Z`)
    expect(readDay(day, today)).toBe(day)
    expect(readDay(`${dayOf(day)}.${monthOf(day)}.${yearOf(day)}`, today)).toBe(day)
    for (const format of formats) expect(readDay(format.format(time), today)).toBe(day)
    const { year, week } = isoWeek(day)
    expect(readDay(`KW ${week} ${year}`, today)).toBe(addDays(day, -weekdayOf(day)))
  })

  test.prop([pastYear])('without its year, and by the days since', (day) => {
    expect(readDay(`${dayOf(day)}.${monthOf(day)}.`, today)).toBe(day)
    expect(readDay(`vor ${daysBetween(day, today)} Tagen`, today)).toBe(day)
    expect(readLeadingDay(`${dayOf(day)}.${monthOf(day)}. 7,5`, today)).toEqual({ day, rest: '7,5' })
  })

  test.prop([fc.string({ unit: 'grapheme' }), anyDay])('any text is read without a throw', (text, now) => {
    const day = readDay(text, now)
    expect(day === undefined || day === null || isIsoDate(day)).toBe(true)
    mentionsDay(text)
  })
})
