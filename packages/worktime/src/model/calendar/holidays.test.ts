import Holidays from 'date-holidays'
import { getHolidays } from 'feiertagejs'
import { describe, expect, test } from 'vitest'
import { holidaysOf, municipalHolidaysIn } from './holidays.ts'
import { stateCodes, type State } from './states.ts'

const dates = (year: number, state: State, municipal = false) =>
  holidaysOf(year, state)
    .filter((holiday) => municipal || !holiday.municipal)
    .map(({ date }) => date)

const years = Array.from({ length: 41 }, (_, index) => 2000 + index)

describe('the number of holidays in 2026', () => {
  const counts: Readonly<Record<number, readonly State[]>> = {
    10: ['BE', 'HB', 'HH', 'HE', 'NI', 'SH'],
    11: ['MV', 'NW', 'RP', 'SN', 'ST', 'TH'],
    12: ['BW', 'BB', 'SL', 'BY'],
  }
  test.each(
    Object.entries(counts).flatMap(([count, list]) => list.map((state) => [state, Number(count)] as const)),
  )('in %s is %d', (state, count) => {
    expect(dates(2026, state)).toHaveLength(count)
  })

  test('in Bavaria is 13 where Mariä Himmelfahrt is one, and 14 in Augsburg', () => {
    expect(dates(2026, 'BY', true)).toHaveLength(14)
    expect(dates(2026, 'BY', true)).toContain('2026-08-15')
    expect(dates(2026, 'BY', true)).toContain('2026-08-08')
  })
})

test.each([
  ['BY', ['peaceFestival', 'assumption']],
  ['SN', ['corpusChristi']],
  ['TH', ['corpusChristi']],
  ['SL', []],
  ['NW', []],
] as const)('of the municipal holidays %s knows %j', (state, names) => {
  expect(municipalHolidaysIn(state)).toEqual(names)
  const found = holidaysOf(2026, state).flatMap(({ municipal }) => municipal ?? [])
  expect(new Set(found)).toEqual(new Set(names))
})

test.each([
  ['SN', '2026-06-04', 'Fronleichnam'],
  ['TH', '2027-05-27', 'Fronleichnam'],
  ['BY', '2026-08-08', 'Friedensfest'],
  ['BY', '2026-08-15', 'Mariä Himmelfahrt'],
] as const)('in some municipalities of %s, %s is %s', (state, date, name) => {
  const holiday = holidaysOf(Number(date.slice(0, 4)), state).find((each) => each.date === date)
  expect(holiday?.name).toBe(name)
  expect(holiday?.municipal).toBeDefined()
})

test.each([
  ['BE', '2018-03-08', false],
  ['BE', '2019-03-08', true],
  ['MV', '2022-03-08', false],
  ['MV', '2023-03-08', true],
  ['TH', '2018-09-20', false],
  ['TH', '2019-09-20', true],
  ['BW', '2017-10-31', true],
  ['BW', '2018-10-31', false],
  ['HB', '2016-10-31', false],
  ['NI', '2018-10-31', true],
  ['BE', '2020-05-08', true],
  ['BE', '2021-05-08', false],
  ['BE', '2025-05-08', true],
  ['BE', '2028-06-17', true],
  ['SN', '2026-11-18', true],
  ['SN', '2027-11-17', true],
  ['BY', '2026-11-18', false],
  ['NW', '2026-04-06', true],
  ['BB', '2026-04-05', true],
  ['BB', '2027-03-28', true],
] as const)('%s on %s: %s', (state, date, is) => {
  expect(dates(Number(date.slice(0, 4)), state).includes(date)).toBe(is)
})

test('1 May 2008 is Christi Himmelfahrt, too, and one day', () => {
  expect(holidaysOf(2008, 'HE').filter(({ date }) => date === '2008-05-01')).toEqual([
    { date: '2008-05-01', name: 'Tag der Arbeit, Christi Himmelfahrt' },
  ])
})

test('agrees with date-holidays in every Bundesland from 2000 to 2040', () => {
  for (const state of stateCodes) {
    const oracle = new Holidays('DE', state)
    for (const year of years) {
      const theirs = new Set(
        oracle
          .getHolidays(year)
          .filter(({ type }) => type === 'public')
          .map(({ date }) => date.slice(0, 10)),
      )
      expect([state, year, ...dates(year, state)]).toEqual([state, year, ...[...theirs].toSorted()])
    }
  }
})

/**
 * Where feiertagejs 1.5.1 differs from the laws. Each line: Bundesland, date, whether it is a holiday,
 * and the law that says so.
 */
const differences: ReadonlyArray<readonly [State, string, boolean, string]> = [
  ['BE', '2020-05-08', true, 'Gesetz über die Sonn- und Feiertage (Berlin) § 1'],
  ['BE', '2025-05-08', true, 'Gesetz über die Sonn- und Feiertage (Berlin) § 1'],
  ['BE', '2028-06-17', true, 'Gesetz über die Sonn- und Feiertage (Berlin) § 1'],
  ...(['HB', 'HH', 'NI', 'SH'] as const).flatMap((state) =>
    years
      .filter((year) => year < 2017)
      .map(
        (year) =>
          [state, `${year}-10-31`, false, 'Reformationstag there since 2018 only (2017 once)'] as const,
      ),
  ),
  ...years.map(
    (year) => ['BY', `${year}-08-15`, false, 'BayFTG Art. 1 Abs. 1 Nr. 2: in some municipalities'] as const,
  ),
]

// Its dates are a day off far east of Greenwich, so that it is no oracle there.
const isFarEast = new Date(2026, 0, 1).getTimezoneOffset() < -600

test.skipIf(isFarEast)('differs from feiertagejs where a law says so, and nowhere else', () => {
  const key = (state: string, date: string) => `${state} ${date}`
  const known = new Set(differences.map(([state, date]) => key(state, date)))
  const found: string[] = []
  for (const state of stateCodes)
    for (const year of years) {
      const ours = new Set(dates(year, state))
      const theirs = new Set(getHolidays(year, state).map(({ date }) => localText(date)))
      for (const date of [...ours, ...theirs])
        if (ours.has(date) !== theirs.has(date)) found.push(key(state, date))
    }
  expect(found.toSorted()).toEqual([...known].toSorted())
  for (const [state, date, is] of differences)
    expect([state, date, dates(Number(date.slice(0, 4)), state).includes(date)]).toEqual([state, date, is])
})

/** feiertagejs makes local midnights. */
const localText = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
