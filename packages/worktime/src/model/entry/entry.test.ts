import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readDuration, readEntry, withHalfLeave, withKind } from './entry.ts'
import { minutesOf, type WorkDay } from '../record/work.ts'
import { anyDayAt } from '../record/work.fixtures.ts'

const date = '2026-11-21'
const eight: WorkDay = { date, hoursWorked: 8, note: 'Umzug', later: 'kept' }

const read = (text: string, before?: WorkDay) => {
  const result = readEntry(text, date, before)
  return 'problem' in result ? result.problem : result.day
}
const minutes = (text: string, before?: WorkDay) => {
  const result = read(text, before)
  return typeof result === 'string' ? result : minutesOf(result)
}

test.each([
  ['7', 420],
  ['7,5', 450],
  ['7.5', 450],
  [',5', 30],
  ['7:30', 450],
  ['7h30', 450],
  ['7 h', 420],
  ['45 min', 45],
  ['0', 0],
  ['24', 1440],
  ['８', 480],
  ['7,33', 440],
  ['8-12', 240],
  ['8-12 13-17', 480],
  ['8:15–12:00 12:45–17:00', 480],
  ['8 - 12, 13 - 17', 480],
  ['8 bis 16:30', 510],
  ['22-6', 480],
  ['0-24', 1440],
  ['830-1215', 225],
])('„%s“ is %d minutes', (text, expected) => {
  expect(minutes(text)).toBe(expected)
})

test.each([
  ['abc', 'unreadable'],
  ['7:60', 'unreadable'],
  ['7,5,2', 'unreadable'],
  ['8-', 'unreadable'],
  ['25-26', 'unreadable'],
  ['1e1', 'unreadable'],
  ['24,01', 'over-day'],
  ['25', 'over-day'],
  ['-1', 'negative'],
  ['+25', 'over-day'],
  ['8-12 11-13', 'overlap'],
  ['13-17 8-12', 'overlap'],
  ['22-6 5-7', 'overlap'],
  ['k x', 'unreadable'],
  ['constructor', 'unreadable'],
])('„%s“ is refused: %s', (text, problem) => {
  expect(read(text)).toBe(problem)
})

describe('beside what stands there', () => {
  test('+ and - count on', () => {
    expect(minutes('+1', eight)).toBe(540)
    expect(minutes('+0:30', eight)).toBe(510)
    expect(minutes('-0:30', eight)).toBe(450)
    expect(minutes('−1', eight)).toBe(420)
    expect(minutes('+17', eight)).toBe('over-day')
    expect(minutes('-9', eight)).toBe('negative')
  })

  test('note and unknown fields stay', () => {
    expect(read('7', eight)).toEqual({ ...eight, hoursWorked: 7 })
  })

  test('hours that are the same to the minute keep their last digit', () => {
    const odd = { date, hoursWorked: 7.3333 }
    expect(read('7:20', odd)).toBe(odd)
  })

  test('times that no longer add up are dropped', () => {
    const timed = { date, hoursWorked: 8, start: '08:00', end: '17:00', breakMinutes: 60 }
    expect(read('7', timed)).toEqual({ date, hoursWorked: 7 })
    expect(read('8', timed)).toEqual(timed)
  })

  test('nothing deletes', () => {
    expect(read('  ', eight)).toBeUndefined()
  })
})

test('spans give start, end and break', () => {
  expect(read('8-12 13-17')).toEqual({
    date,
    hoursWorked: 8,
    start: '08:00',
    end: '17:00',
    breakMinutes: 60,
    spans: [
      { start: '08:00', end: '12:00' },
      { start: '13:00', end: '17:00' },
    ],
  })
  expect(read('22-6')).toEqual({ date, hoursWorked: 8, start: '22:00', end: '06:00' })
})

test('words and letters name the kind, hours may follow', () => {
  expect(read('u')).toEqual({ date, hoursWorked: 0, kind: 'vacation' })
  expect(read('Krank')).toEqual({ date, hoursWorked: 0, kind: 'sick' })
  expect(read('k 3')).toEqual({ date, hoursWorked: 3, kind: 'sick' })
  expect(read('k3')).toEqual({ date, hoursWorked: 3, kind: 'sick' })
  expect(read('z')).toEqual({ date, hoursWorked: 0, kind: 'comp' })
  // A figure on a marked day is what was worked on it; `a` takes the mark away.
  expect(read('8', { date, hoursWorked: 0, kind: 'vacation' })).toEqual({
    date,
    hoursWorked: 8,
    kind: 'vacation',
  })
  expect(read('a 8', { date, hoursWorked: 0, kind: 'vacation' })).toEqual({ date, hoursWorked: 8 })
})

test.prop([fc.integer({ min: 0, max: 1440 })])('h:mm is read as it is written', (value) => {
  expect(readDuration(`${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`)).toBe(value)
})

test.prop([fc.string(), fc.option(anyDayAt(date), { nil: undefined })])(
  'anything typed gives a day of whole minutes from 0 to 24 hours, or a reason',
  (text, before) => {
    const result = readEntry(text, date, before)
    if ('problem' in result || !result.day) return
    expect(result.day.date).toBe(date)
    expect(minutesOf(result.day)).toBeGreaterThanOrEqual(0)
    expect(minutesOf(result.day)).toBeLessThanOrEqual(1440)
    expect(result.day.hoursWorked).toBeLessThanOrEqual(24)
  },
)

test.each([
  ['730', 7.5],
  ['1015', 10.25],
  ['7½', 7.5],
  ['7 ¾ h', 7.75],
  ['7 Stunden', 7],
  ['1 Stunde', 1],
  ['45 Minuten', 0.75],
  ['9 bis 17 Uhr', 8],
  ['9 Uhr bis 12 Uhr 13 bis 17 Uhr', 7],
])('%s is understood', (text, hours) => {
  expect(read(text)).toMatchObject({ hoursWorked: hours })
})

test('half a day of leave becomes a whole one, and one of work, by its kind', () => {
  const half = withHalfLeave({ date, hoursWorked: 4 })
  expect(half).toEqual({ date, hoursWorked: 4, kind: 'vacation', leave: 0.5 })
  expect(withKind(half, 'vacation')).toEqual({ date, hoursWorked: 4, kind: 'vacation' })
  expect(withKind(half, 'work')).toEqual({ date, hoursWorked: 4 })
})

test('several times of a day are kept, its sums stay what they are', () => {
  expect(read('8-12 13-17:30 20-21')).toEqual({
    date,
    hoursWorked: 9.5,
    start: '08:00',
    end: '21:00',
    breakMinutes: 210,
    spans: [
      { start: '08:00', end: '12:00' },
      { start: '13:00', end: '17:30' },
      { start: '20:00', end: '21:00' },
    ],
  })
  const day = {
    date,
    hoursWorked: 2,
    spans: [
      { start: '08:00', end: '09:00' },
      { start: '10:00', end: '11:00' },
    ],
  }
  expect(read('7', day)).toEqual({ date, hoursWorked: 7 })
})

test('what stands beside a time of work is not lost with it', () => {
  const spans = [
    { start: '08:00', end: '12:00', project: 'Umbau', note: 'Angebot' },
    { start: '13:00', end: '17:00', project: 'Umbau', note: 'Aufmaß' },
  ]
  const day = { date, hoursWorked: 8, start: '08:00', end: '17:00', breakMinutes: 60, spans, client: 'x' }
  const beside = { client: 'x', project: 'Umbau', note: 'Angebot · Aufmaß' }
  expect(read('7', day)).toEqual({ date, hoursWorked: 7, ...beside })
  expect(read('8-17', day)).toEqual({ date, hoursWorked: 9, start: '08:00', end: '17:00', ...beside })
  expect(read('8-11 13:30-17', day)).toMatchObject({
    hoursWorked: 6.5,
    spans: [
      { start: '08:00', end: '11:00', note: 'Angebot' },
      { start: '13:30', end: '17:00', note: 'Aufmaß' },
    ],
  })
  expect(read('8-11 14-16', day)).toMatchObject({
    project: 'Umbau',
    note: 'Aufmaß',
    spans: [
      { start: '08:00', end: '11:00', note: 'Angebot' },
      { start: '14:00', end: '16:00' },
    ],
  })
})
