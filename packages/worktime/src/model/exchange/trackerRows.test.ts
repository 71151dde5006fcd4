import { readTable } from '@kleinzeug/storage/exchange'
import { describe, expect, test } from 'vitest'
import { guessColumns, isTracker, needsOrder, readDays, sumOfRows } from './csvFile.ts'
import type { DateOrder } from './trackerRows.ts'

/**
 * Heads as they could be read: Toggl Track in its guide to CSV files (support.toggl.com, „Editing and uploading a CSV
 * file“), Clockify's detailed report in public gists, Kimai's in its source (`src/Export/DefaultTemplate.php`). Those of
 * ATracker and Timesheet could not be read and are left out: their columns are named by hand.
 */
describe('the export of a tracker', () => {
  const toggl =
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\n' +
    'A,a@example.org,,Umbau,,Angebot,No,2026-01-05,09:00:00,2026-01-05,12:30:00,03:30:00,\n' +
    'A,a@example.org,,Umbau,,Aufmaß,No,2026-01-05,13:00:00,2026-01-05,17:15:30,04:15:30,\n'
  const clockify =
    '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"\n' +
    '"Umbau","","Angebot","","A","","","","Yes","01/07/2026","01:26:00 PM","01/07/2026","02:43:00 PM","01:17:00","1.28"\n' +
    '"Umbau","","Aufmaß","","A","","","","Yes","01/07/2026","09:00:00 AM","01/07/2026","01:00:00 PM","04:00:00","4.00"\n'
  const kimai = (head: string) =>
    `${head}\n2026-01-05,08:00,12:00,4.00,Umbau,Angebot\n2026-01-05,13:00,17:30,4.50,Umbau,Aufmaß\n`

  const taken = (text: string, order?: DateOrder) => {
    const rows = readTable(text)
    const columns = guessColumns(rows)
    expect(isTracker(rows, columns)).toBe(true)
    return {
      ...readDays(rows, columns, true, order),
      sum: sumOfRows(rows, columns, order),
      asks: needsOrder(rows, columns),
    }
  }

  test('Toggl: dates and times are told apart, seconds add up, rows of a day become its times', () => {
    const { days, problems, sum, asks } = taken(toggl)
    expect(problems).toEqual([])
    expect(asks).toBe(false)
    expect(days).toMatchObject([
      {
        date: '2026-01-05',
        start: '09:00',
        end: '17:15',
        breakMinutes: 30,
        spans: [
          { start: '09:00', end: '12:30', project: 'Umbau', note: 'Angebot' },
          { start: '13:00', end: '17:15', project: 'Umbau', note: 'Aufmaß' },
        ],
      },
    ])
    // 7:45:30.
    expect(days[0]?.hoursWorked).toBeCloseTo(7.7583, 4)
    expect(sum).toBe(466)
  })

  test('Clockify: the order of the dates is asked for where they do not show it', () => {
    const american = taken(clockify, 'month-first')
    expect(american.asks).toBe(true)
    expect(american.days).toMatchObject([
      {
        date: '2026-01-07',
        start: '09:00',
        end: '14:43',
        breakMinutes: 26,
        spans: [
          { start: '09:00', end: '13:00', project: 'Umbau', note: 'Aufmaß' },
          { start: '13:26', end: '14:43', project: 'Umbau', note: 'Angebot' },
        ],
      },
    ])
    expect(american.sum).toBe(317)
    expect(taken(clockify, 'day-first').days).toMatchObject([{ date: '2026-07-01' }])
    expect(taken(clockify.replaceAll('01/07', '01/27'), 'day-first')).toMatchObject({
      asks: false,
      days: [{ date: '2026-01-27' }],
    })
  })

  test.each([
    'Date,From,To,Duration,Project,Description',
    'Datum,Von,Bis,Dauer,Projekt,Beschreibung',
    'Datum,Beginn,Ende,Dauer,Projekt,Beschreibung',
  ])('Kimai: %s', (head) => {
    const { days, problems, sum } = taken(kimai(head))
    expect(problems).toEqual([])
    expect(days).toMatchObject([
      {
        date: '2026-01-05',
        hoursWorked: 8.5,
        start: '08:00',
        end: '17:30',
        breakMinutes: 60,
        spans: [
          { start: '08:00', end: '12:00', project: 'Umbau', note: 'Angebot' },
          { start: '13:00', end: '17:30', project: 'Umbau', note: 'Aufmaß' },
        ],
      },
    ])
    expect(sum).toBe(510)
  })

  test('the sum tells what the rows that are left out hold', () => {
    const rows = readTable('Datum;Stunden\n05.01.2026;8\n05.01.2026;3\n06.01.2026;30\n')
    const columns = guessColumns(rows)
    const { days } = readDays(rows, columns, false)
    expect([sumOfRows(rows, columns), days.length]).toEqual([41 * 60, 1])
  })

  test('a kind may stand in the column of hours', () => {
    const rows = readTable('Datum;Stunden\n05.01.2026;Urlaub\n06.01.2026;krank\n')
    expect(readDays(rows, guessColumns(rows), false)).toMatchObject({
      days: [{ kind: 'vacation', hoursWorked: 0 }, { kind: 'sick' }],
      problems: [],
    })
  })
})
