import { fc, test } from '@fast-check/vitest'
import { applyImport, planImport } from '@kleinzeug/shell/import-plan'
import { importContract } from '@kleinzeug/shell/import-contract'
import { readTable } from '@kleinzeug/storage/exchange'
import { expect } from 'vitest'
import { guessColumns, isTracker, readDays } from '../model/exchange/csvFile.ts'
import { csvOf } from '../model/exchange/writeCsv.ts'
import { readYearFile, yearFile } from '../model/exchange/yearFile.ts'
import { anyDay, yearWith } from '../model/record/work.fixtures.ts'
import { withDaysInYear } from '../model/record/edit.ts'
import { daysOf, emptyYear, yearIn, yearsOf, type WorktimeData } from '../model/record/work.ts'
import { importRules, isDay, partsOfFile, type WorktimePart } from './importRules.ts'

const years = fc.constantFrom(2025, 2026)
const fields = fc.constantFrom(
  {},
  { hoursPerDay: 5 },
  { colour: 'red' },
  { carryOver: 3, start: '2026-02-01' },
)
const month = fc.constantFrom({}, { mood: 'good' })
const day = fc.constantFrom({}, { client: 'x' }, { stars: [1, { n: null }] })

const yearOf = (number: number, unknown: fc.Arbitrary<object>) =>
  fc
    .tuple(
      fc.uniqueArray(fc.tuple(anyDay(number), unknown), {
        selector: ([{ date }]) => date,
        minLength: 1,
        maxLength: 4,
      }),
      fields,
      month,
    )
    .map(([days, own, mood]) => {
      const year = withDaysInYear(
        emptyYear(number),
        new Map(days.map(([one, more]) => [one.date, { ...one, ...more }])),
      )
      return { ...year, ...own, months: year.months.map((one, at) => (at === 3 ? { ...one, ...mood } : one)) }
    })
const dataOf = (unknown: fc.Arbitrary<object>): fc.Arbitrary<WorktimeData> =>
  fc
    .uniqueArray(
      years.chain((number) => yearOf(number, unknown)),
      { selector: ({ year }) => year, minLength: 1, maxLength: 2 },
    )
    .map((all) => Object.fromEntries(all.map((year) => [String(year.year), year])))

const read = (text: string) => {
  const file = readYearFile(text)
  return 'refused' in file ? file : { items: partsOfFile(file) }
}
const readCsv = (text: string) => {
  const rows = readTable(text)
  const columns = guessColumns(rows)
  return {
    items: readDays(rows, columns, isTracker(rows, columns)).days,
    fields: ['hoursWorked', 'kind', 'leave', 'start', 'end', 'breakMinutes', 'spans', 'project', 'note'],
  }
}
const firstYear = (data: WorktimeData) => yearIn(data, yearsOf(data)[0] ?? 2026) ?? emptyYear(2026)

importContract<WorktimeData, WorktimePart>({
  rules: importRules,
  empty: {},
  data: dataOf(day),
  formats: [
    {
      name: 'a year in JSON',
      data: yearOf(2026, day).map((year) => ({ '2026': year })),
      write: (data) => yearFile(firstYear(data)),
      read,
    },
    { name: 'the record', write: (data) => JSON.stringify({ k: JSON.stringify({ worktime: data }) }), read },
    {
      name: 'CSV',
      data: yearOf(2026, fc.constant({})).map((year) => ({ '2026': year })),
      write: (data) => csvOf(firstYear(data)),
      read: readCsv,
      carries: (part) => (isDay(part) ? part : undefined),
    },
  ],
})

test('two entries of a day cannot stand: replaced or kept, never both', () => {
  const here = { '2026': yearWith(2026, { '2026-11-02': { hoursWorked: 8, client: 'x' } }) }
  const file = { items: daysOf(yearWith(2026, { '2026-11-02': 3 })), fields: ['hoursWorked', 'note'] }
  expect(planImport(here, file, importRules)[0]?.beside).toBeUndefined()
  expect(applyImport(here, file, importRules, () => 'both')).toBe(here)
  expect(applyImport(here, file, importRules, () => 'replace')['2026']?.months[10]?.days).toEqual([
    { date: '2026-11-02', hoursWorked: 3, client: 'x' },
  ])
})

test('an earlier day does not move the start of an account that is here', () => {
  const here = { '2026': yearWith(2026, { '2026-11-02': 8 }, { start: '2026-11-02' }) }
  const after = applyImport(here, { items: daysOf(yearWith(2026, { '2026-01-05': 3 })) }, importRules)
  expect(after['2026']?.start).toBe('2026-11-02')
})
