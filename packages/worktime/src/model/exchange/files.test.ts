import { fc, test } from '@fast-check/vitest'
import { readTable } from '@kleinzeug/storage/exchange'
import { sync } from 'node-ical'
import { describe, expect } from 'vitest'
import { csvFields, guessColumns, isTracker, readDays } from './csvFile.ts'
import * as englishWords from './csvWords.en.ts'
import { csvOf } from './writeCsv.ts'
import { addDays } from '../calendar/date.ts'
import { sampleYear } from '../record/sample.ts'
import { calendarOf, icsOf } from './icsFile.ts'
import { daysOf, minutesOf } from '../record/work.ts'
import { anyYear, yearWith } from '../record/work.fixtures.ts'
import { readYearFile, yearFile } from './yearFile.ts'

const readCsv = (text: string, addUp?: boolean) => {
  const rows = readTable(text)
  const columns = guessColumns(rows)
  return readDays(rows, columns, addUp ?? isTracker(rows, columns))
}

describe('JSON', () => {
  test.prop([anyYear])('a year is read as it was written, to the last digit', (year) => {
    expect(readYearFile(yearFile(year))).toEqual({ years: [year], problems: [], isCut: false })
  })

  test('keeps fields it does not know, of the year, a month and a day', () => {
    const text = JSON.stringify({
      year: 2026,
      colour: 'red',
      months: [
        { month: 0, mood: 'good', days: [{ date: '2026-01-05', hoursWorked: 7.123456789, client: 'x' }] },
      ],
    })
    const result = readYearFile(text)
    expect('years' in result && result.years[0]).toMatchObject({
      colour: 'red',
      months: [
        { mood: 'good', days: [{ date: '2026-01-05', hoursWorked: 7.123456789, client: 'x' }] },
        ...Array.from({ length: 11 }, () => ({ days: [] })),
      ],
    })
  })

  test('tells what cannot be taken, each with its reason, and takes the rest', () => {
    const day = (date: unknown, hoursWorked: unknown, rest = {}) => ({ date, hoursWorked, ...rest })
    const result = readYearFile(
      JSON.stringify({
        year: 2026,
        months: [
          {
            month: 1,
            days: [
              day('2026-02-30', 5),
              day('2025-02-03', 5),
              day('2026-02-03', -1),
              day('2026-02-04', 24.5),
              day('2026-02-05', '8'),
              day('2026-02-06', 8),
              day('2026-02-06', 9),
              day('2026-03-01', 1, { start: '25:00' }),
              7,
            ],
          },
          'no month',
        ],
      }),
    )
    expect('problems' in result && result.problems.map(({ fault, path }) => [fault, path])).toEqual([
      ['date', '/months/0/days/0'],
      ['other-year', '/months/0/days/1'],
      ['negative', '/months/0/days/2'],
      ['over-day', '/months/0/days/3'],
      ['hours', '/months/0/days/4'],
      ['duplicate', '/months/0/days/6'],
      ['field', '/months/0/days/7/start'],
      ['shape', '/months/0/days/8'],
      ['shape', '/months/1'],
    ])
    expect('years' in result && result.years.flatMap(daysOf)).toEqual([
      day('2026-02-06', 8),
      day('2026-03-01', 1),
    ])
  })

  test.each([
    ['{', 'no-json'],
    ['[]', 'no-year'],
    ['{"year":2026}', 'no-year'],
    ['{"year":"2026","months":[]}', 'no-year'],
    ['{"year":26,"months":[]}', 'no-year'],
    ['{"year":2026,"months":[{"month":0,"days":[{"date":"x"}]}]}', 'nothing'],
  ])('refuses %.40s', (text, refused) => {
    expect(readYearFile(text)).toEqual({ refused })
  })

  test.prop([fc.json()])('any JSON is read or refused', (text) => {
    readYearFile(text)
  })
})

describe('CSV', () => {
  test.prop([anyYear])('a year is read as it was written, to the last digit', (year) => {
    const result = readCsv(csvOf(year))
    expect(result).toEqual({ days: daysOf(year).map(readable), problems: [] })
  })

  /** What a line break and blanks at the ends of a note become. */
  const readable = <T extends { note?: string }>(day: T) => day

  test('has a line for each of several times, with its project, and one for the note of the day', () => {
    const day = {
      hoursWorked: 8,
      start: '08:00',
      end: '17:00',
      breakMinutes: 60,
      spans: [
        { start: '08:00', end: '12:00', project: 'Umbau' },
        { start: '13:00', end: '17:00', project: 'Dach', note: 'Aufmaß' },
      ],
      note: 'müde',
    }
    expect(
      csvOf(yearWith(2026, { '2026-11-21': day }))
        .split('\r\n')
        .slice(1),
    ).toEqual([
      '21.11.2026;4;Arbeit;08:00;12:00;;;Umbau',
      '21.11.2026;4;Arbeit;13:00;17:00;;Aufmaß;Dach',
      '21.11.2026;0;Arbeit;;;;müde;',
      '',
    ])
  })

  test('is what German Excel opens', () => {
    const text = csvOf(yearWith(2026, { '2026-11-21': { hoursWorked: 7.5, note: '=1+1; "x"' } }))
    expect(text).toBe(
      `\uFEFFDatum;Stunden;Art;Beginn;Ende;Pause (min);Notiz\r\n21.11.2026;7,5;Arbeit;;;;"'=1+1; ""x"""\r\n`,
    )
  })

  test.each([
    ['Date,Duration\n2026-11-21,7:30\n', 450],
    ['Tag\tDauer (h)\nSa, 21.11.2026\t7,5\n', 450],
    ['2026-11-21;7.5\n', 450],
    ['"Datum";"von";"bis";"Pause"\n"21.11.26";"8:00";"16:00";"0:30"', 450],
    ['Datum;Beginn;Ende\r21.11.2026;22:00;5:30\r', 450],
    ['Start,Date,End\n08:00,2026-11-21,15:30', 450],
    ['date;hours\n2026-11-21;7:30:00', 450],
  ])('recognises the columns of %j', (text, minutes) => {
    const { days, problems } = readCsv(text)
    expect(problems).toEqual([])
    expect(days.map((day) => [day.date, minutesOf(day)])).toEqual([['2026-11-21', minutes]])
  })

  test('reads the words of tables that the English entry writes', () => {
    const { csvHalf, csvHeads, csvKinds } = englishWords
    const text = [
      csvFields.map((field) => csvHeads[field]).join(';'),
      `16.11.2026;7,5;${csvKinds.work};08:00;16:00;30;;Roof`,
      `17.11.2026;0;${csvKinds.vacation};;;;;`,
      `18.11.2026;4;${csvHalf}${csvKinds.vacation};;;;dentist;`,
      `19.11.2026;0;${csvKinds.sick};;;;;`,
      `20.11.2026;0;${csvKinds.comp};;;;;`,
    ]
    expect(readCsv(text.join('\n'))).toEqual({
      problems: [],
      days: [
        {
          date: '2026-11-16',
          hoursWorked: 7.5,
          start: '08:00',
          end: '16:00',
          breakMinutes: 30,
          project: 'Roof',
        },
        { date: '2026-11-17', hoursWorked: 0, kind: 'vacation' },
        { date: '2026-11-18', hoursWorked: 4, kind: 'vacation', leave: 0.5, note: 'dentist' },
        { date: '2026-11-19', hoursWorked: 0, kind: 'sick' },
        { date: '2026-11-20', hoursWorked: 0, kind: 'comp' },
      ],
    })
  })

  test('tells the lines it cannot take, with their number', () => {
    const { days, problems } = readCsv(
      'Datum;Stunden\n30.02.2026;5\n01.03.2026;-1\n02.03.2026;25\n03.03.2026;viel\n\n04.03.2026;4\n04.03.2026;5\n05.03.2026;\n',
    )
    expect(problems).toEqual([
      { line: 2, fault: 'date', text: '30.02.2026' },
      { line: 3, fault: 'negative', text: '-1' },
      { line: 4, fault: 'over-day', text: '25' },
      { line: 5, fault: 'hours', text: 'viel' },
      { line: 8, fault: 'duplicate', text: '2026-03-04' },
    ])
    expect(days).toEqual([{ date: '2026-03-04', hoursWorked: 4 }])
  })

  test('tells the cells that a day does not hold, and takes the day', () => {
    const long = 'x'.repeat(510)
    const { days, problems } = readCsv(
      `Datum;Stunden;Art;von;bis;Pause;Notiz\n1.3.2026;4;Elternzeit;8:00;;;a\n2.3.2026;5;;25:00;26:00;30;\n3.3.2026;;;;;;frei\n4.3.2026;;;;;;\n5.3.2026;1;;8-12;;lang;${long}\n`,
    )
    expect(problems.map(({ line, fault, text }) => [line, fault, text])).toEqual([
      [2, 'field', '8:00'],
      [2, 'field', 'Elternzeit'],
      [3, 'field', '25:00'],
      [3, 'field', '26:00'],
      [3, 'field', '30'],
      [6, 'field', '8-12'],
      [6, 'field', 'lang'],
      [6, 'field', 'x'.repeat(10)],
    ])
    expect(days.map(({ date, hoursWorked, note }) => [date, hoursWorked, note?.length])).toEqual([
      ['2026-03-01', 4, 1],
      ['2026-03-02', 5, undefined],
      ['2026-03-03', 0, 4],
      ['2026-03-05', 1, 500],
    ])
  })

  test('adds the lines of a day up when asked to', () => {
    const { days, problems } = readCsv('Datum;Stunden;Notiz\n1.3.2026;4;a\n1.3.2026;3,5;b\n', true)
    expect(days).toEqual([{ date: '2026-03-01', hoursWorked: 7.5, note: 'a · b' }])
    expect(problems).toEqual([])
  })

  test.prop([fc.string()])('any text is read', (text) => {
    readCsv(text)
  })
})

describe('ICS', () => {
  test.prop([anyYear], { numRuns: 40 })('another reader finds the same days', (year) => {
    const text = icsOf(
      year,
      (day) => `${minutesOf(day)} min`,
      () => 0,
    )
    const events = Object.values(sync.parseICS(text)).filter((event) => event?.type === 'VEVENT')
    const local = (date: Date) =>
      `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
    expect(
      events.map((event) => [
        local(event.start),
        event.end && local(event.end),
        event.datetype,
        event.summary,
      ]),
    ).toEqual(daysOf(year).map((day) => [day.date, addDays(day.date, 1), 'date', `${minutesOf(day)} min`]))
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  test('another reader finds a note with marks, emoji and two lines', () => {
    const note = `${'ü👩‍🚀;,\\'.repeat(20)}\nzweite Zeile`
    const text = icsOf(
      yearWith(2026, { '2026-03-29': { hoursWorked: 1, note } }),
      () => 'x; y, z',
      () => 0,
    )
    const [event] = Object.values(sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
    expect(event).toMatchObject({ description: note, summary: 'x; y, z' })
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 300 })])('no line is longer than 75 octets', (note) => {
    const year = yearWith(2026, { '2026-03-29': { hoursWorked: 1, note } })
    for (const line of icsOf(
      year,
      () => note,
      () => 0,
    ).split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  test('all years are one calendar without made-up ones, whose text changes with the days alone', () => {
    const write = calendarOf((day) => `${minutesOf(day)} min`)
    const first = yearWith(2025, { '2025-12-31': 6 })
    const data = { '2022': sampleYear(2022), '2025': first, '2026': yearWith(2026, { '2026-01-01': 3 }) }
    const text = write(data)
    const days = Object.values(sync.parseICS(text)).flatMap((event) =>
      event?.type === 'VEVENT' ? event.uid : [],
    )
    expect(days).toEqual(['2025-12-31@worktime.kleinzeug', '2026-01-01@worktime.kleinzeug'])
    expect(write({ ...data, '2025': { ...first, hoursPerDay: 7 } })).toBe(text)
    const next = { ...data, '2026': yearWith(2026, { '2026-01-01': 4 }) }
    expect(write(next)).toBe(text.replace('180 min', '240 min'))
    expect(calendarOf(() => '')({})).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  })
})

test('a table of 100,000 lines is read, each line taken or told', () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, index) => `${(index % 31) + 1}.${(index % 12) + 1}.2026;7,5`,
  )
  const rows = readTable(`Datum;Stunden\n${lines.join('\n')}`)
  expect(rows).toHaveLength(100_001)
  const { days, problems } = readDays(rows, guessColumns(rows), false)
  expect(days).toHaveLength(365)
  expect(days.length + problems.length).toBe(100_000)
})
