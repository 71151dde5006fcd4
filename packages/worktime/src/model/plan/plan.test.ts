import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { accountIn, accountOf } from '../account/account.ts'
import { datesOf } from '../account/accountDays.ts'
import { bandOf, curveOf, totalOn } from '../account/curve.ts'
import { addDays, weekdayOf, type IsoDate, firstOfYear } from '../calendar/date.ts'
import { holidaysOf } from '../calendar/holidays.ts'
import { stateCodes } from '../calendar/states.ts'
import { withContract, withYear } from '../record/edit.ts'
import { readData } from '../record/readData.ts'
import { mergeData } from '../record/merge.ts'
import { daysOf, emptyYear, type WorkDay, type WorktimeData, type WorkYear } from '../record/work.ts'
import { anyDate, anyYear, yearWith } from '../record/work.fixtures.ts'
import { spread, weekSum, type Contract, type Contracts } from './contract.ts'
import { planBy, planOf, targetOf, targetOn, yearPlan } from './plan.ts'
import { readTarget, readWeek } from './target.ts'
import { weekOf } from './weekOf.ts'

const monToFri = new Set([0, 1, 2, 3, 4])
const fullTime: Contract = { weeks: [[...spread(2400, monToFri)]], leaveDays: 30 }
const thirty: Contract = { weeks: [[...spread(1800, monToFri)]] }

describe('the target of a day', () => {
  test.each([
    ['5', 5],
    ['4:50', 290 / 60],
    ['40/7', 40 / 7],
    ['40 h/Woche', 40 / 7],
    ['40h pro Woche', 40 / 7],
    ['38,5 Stunden/7', 5.5],
    ['40 h per week', 40 / 7],
    ['40/0', undefined],
    ['viel', undefined],
  ])('%s', (text, hours) => {
    expect(readTarget(text)).toBe(hours)
  })

  test('40 hours a week stay 40 hours a week', () => {
    expect(readWeek('40')).toBe(2400)
    expect(readWeek('38:30 h/Woche')).toBe(2310)
    expect(weekOf(40 / 7)).toBe(2400)
    expect(weekOf(5)).toBeUndefined()
    const year = { ...emptyYear(2026), hoursPerDay: 40 / 7 }
    // 365 days are 52 weeks and a day, 2,085:43. With 5:43 a day they would be 2,086:35.
    expect(accountOf(year, '2026-12-31').target).toBe(Math.round((365 * 2400) / 7))
    expect(accountOf({ ...year, start: '2026-03-02' }, '2026-03-08').targetToDate).toBe(2400)
  })
})

describe('a contract', () => {
  const data = (contracts: Contracts, settings = {}): WorktimeData => ({
    '2026': { ...emptyYear(2026), model: 'contract' },
    contracts,
    settings,
  })
  const year = data({})['2026'] ?? emptyYear(2026)

  test('asks for its hours on its weekdays, and for none on holidays', () => {
    const plan = planOf(data({ '2026-01-01': fullTime }, { state: 'BE' }), year)
    // 261 weekdays of 2026, less nine holidays of Berlin on a weekday.
    const free = holidaysOf(2026, 'BE').filter(({ date }) => weekdayOf(date) < 5).length
    expect(targetOf(plan, '2026-01-01', '2026-12-31')).toBe((261 - free) * 480)
    expect(targetOn(plan, '2026-05-01')).toBe(0)
    const without = planOf(
      data({ '2026-01-01': { ...fullTime, worksOnHolidays: true } }, { state: 'BE' }),
      year,
    )
    expect(targetOf(without, '2026-01-01', '2026-12-31')).toBe(261 * 480)
  })

  test('changes in mid-year, begins and ends', () => {
    const changed = data({ '2026-03-02': fullTime, '2026-07-01': thirty, '2026-11-01': { weeks: [] } })
    const account = accountIn(changed, year, '2026-12-31')
    expect(account).toMatchObject({ start: '2026-03-02', end: '2026-10-31' })
    expect(targetOn(account.plan, '2026-06-30')).toBe(480)
    expect(targetOn(account.plan, '2026-07-01')).toBe(360)
    expect(targetOn(account.plan, '2026-11-02')).toBe(0)
  })

  test('has weeks that take turns from the week of its first day on', () => {
    // 1 July 2026 is a Wednesday.
    const turns = {
      weeks: [
        [480, 480, 0, 0, 0, 0, 0],
        [0, 0, 480, 480, 480, 0, 0],
      ],
    }
    const plan = planOf(data({ '2026-07-01': turns }), year)
    const days = ['2026-07-01', '2026-07-06', '2026-07-08', '2026-07-13', '2026-07-15']
    expect(days.map((date) => targetOn(plan, date))).toEqual([0, 0, 480, 480, 0])
  })

  test('is read again, and what is none is told', () => {
    const lost: string[] = []
    const read = readData(
      {
        ...data({ '2026-01-01': fullTime }),
        contracts: { '2026-01-01': fullTime, x: fullTime, '2026-02-01': 4 },
      },
      (path) => lost.push(path),
    )
    expect(read?.contracts).toEqual({ '2026-01-01': fullTime })
    expect(lost).toEqual(['/contracts/x', '/contracts/2026-02-01'])
  })

  test('two tabs enter one each', () => {
    const base = data({ '2026-01-01': fullTime })
    const mine = withContract(base, undefined, '2026-07-01', thirty)
    const theirs = withContract(base, undefined, '2026-09-01', { weeks: [] })
    expect(Object.keys(mergeData(base, mine, theirs).contracts ?? {}).toSorted()).toEqual([
      '2026-01-01',
      '2026-07-01',
      '2026-09-01',
    ])
    expect(
      mergeData(base, withContract(base, '2026-01-01', '2026-01-01', undefined), base),
    ).not.toHaveProperty('contracts')
  })

  test('a year without one is written as before', () => {
    const plain = yearWith(2026, { '2026-01-02': 8 })
    const all = withContract({ '2026': plain }, undefined, '2026-01-01', fullTime)
    expect(all['2026']).toBe(plain)
  })
})

const anyWeek = fc
  .tuple(
    fc.integer({ min: 1, max: 60 * 60 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 3 }),
  )
  .map(([minutes, days]) => [...spread(minutes, new Set(days))])

test.prop([
  fc.integer({ min: 0, max: 10_080 }),
  fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
])('spread hours add up to the week', (minutes, days) => {
  const week = spread(minutes, new Set(days))
  expect(weekSum(week)).toBe(minutes)
  const lengths = week.filter((_, day) => days.includes(day))
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
})

const anyContract: fc.Arbitrary<Contract> = fc.record(
  {
    weeks: fc.array(anyWeek, { minLength: 1, maxLength: 3 }),
    worksOnHolidays: fc.constant(true),
    leaveDays: fc.integer({ min: 0, max: 40 }),
  },
  { requiredKeys: ['weeks'] },
)

const anyRecord = anyYear.chain((some) =>
  fc.record({
    year: fc.constant(some),
    contracts: fc.uniqueArray(fc.tuple(anyDate(some.year), anyContract), {
      maxLength: 4,
      selector: ([date]) => date,
    }),
    state: fc.constantFrom(undefined, ...stateCodes),
    today: anyDate(some.year),
    start: fc.option(anyDate(some.year), { nil: undefined }),
    hoursPerDay: fc.constantFrom(undefined, 40 / 7, 38.5 / 7, 4.75, 7.7),
    model: fc.constantFrom<WorkYear['model']>(undefined, 'contract'),
  }),
)

/** The second, naive way: one day after another, in hours of a fraction, with nothing kept. */
function naively(data: WorktimeData, year: WorkYear, today: IsoDate) {
  const contracts = Object.entries(data.contracts ?? {}).toSorted(([a], [b]) => a.localeCompare(b))
  const state = stateCodes.find((code) => code === data.settings?.state)
  const holidays = state ? holidaysOf(year.year, state).filter(({ municipal }) => !municipal) : []
  const free = new Set(holidays.map(({ date }) => date))
  const hours = year.hoursPerDay ?? 5
  let [target, actual, days] = [0, 0, 0]
  for (
    let date = firstOfYear(year.year);
    date <= today && date.startsWith(String(year.year));
    date = addDays(date, 1)
  ) {
    if (year.start !== undefined && date < year.start) continue
    if (year.model && contracts[0] && contracts[0][0].startsWith(String(year.year)) && date < contracts[0][0])
      continue
    const before = Math.round(days * hours * 60)
    days += 1
    let asked = Math.round(days * hours * 60) - before
    if (year.model) {
      const [from, contract] = contracts.findLast(([first]) => first <= date) ?? []
      let monday = from ?? date
      while (weekdayOf(monday) !== 0) monday = addDays(monday, -1)
      let week = 0
      for (let each = addDays(monday, 7); each <= date; each = addDays(each, 7)) week += 1
      asked =
        !contract || (free.has(date) && !contract.worksOnHolidays)
          ? 0
          : (contract.weeks[week % contract.weeks.length]?.[weekdayOf(date)] ?? 0)
    }
    target += asked
    const entry: WorkDay | undefined = daysOf(year).find((day) => day.date === date)
    const worked = entry ? Math.round(entry.hoursWorked * 60) : 0
    const isCredited = entry?.kind === 'vacation' || entry?.kind === 'sick'
    // Half a day of leave fills up half of the day.
    const filled = entry?.leave ? Math.min(asked, worked + Math.ceil(asked / 2)) : asked
    actual += isCredited ? Math.max(worked, filled) : worked
  }
  return { target, actual }
}

type AnyRecord = typeof anyRecord extends fc.Arbitrary<infer Value> ? Value : never

const recordOf = ({ year, contracts, state, start, hoursPerDay, model }: AnyRecord) => {
  const whole: WorkYear = {
    ...year,
    ...(start !== undefined && { start }),
    ...(hoursPerDay !== undefined && { hoursPerDay }),
    ...(model && { model }),
  }
  const data: WorktimeData = {
    contracts: Object.fromEntries(contracts),
    settings: state === undefined ? {} : { state },
  }
  return { data: withYear(data, whole), whole }
}

test.prop([anyRecord], { numRuns: 200 })('both models are what a naive count makes of them', (record) => {
  const { data, whole } = recordOf(record)
  const account = accountIn(data, whole, record.today)
  expect({ target: account.targetToDate, actual: account.actual }).toEqual(naively(data, whole, record.today))
})

test.prop([anyRecord])('what a contract counts is what its lines show and its curve draws', (record) => {
  const { data, whole } = recordOf(record)
  const { today } = record
  const account = accountIn(data, whole, today)
  const count = (line: Parameters<typeof datesOf>[2]) => datesOf(whole, account, line, today).length
  expect(count('target')).toBe(account.workdaysToDate)
  expect(count('yearTarget')).toBe(account.workdays)
  expect(count('perDayLeft')).toBe(account.freeDaysLeft)
  expect(count('recent')).toBe(account.recentWorkdays)
  const curve = curveOf(whole, account, today)
  if (account.daysToDate > 0)
    expect(totalOn(curve, account, addDays(account.start, account.daysToDate - 1))).toBe(account.total)
  for (const { low, high } of bandOf(account)) expect(high).toBeGreaterThanOrEqual(low - 1e-6)
})

test('a plan is the same one until what it is made of changes', () => {
  const contracts = { '2026-01-01': fullTime }
  const year = emptyYear(2026)
  expect(planBy('contract', year, contracts, {})).toBe(planBy('contract', year, contracts, {}))
  expect(planBy('contract', year, contracts, { state: 'BE' })).not.toBe(
    planBy('contract', year, contracts, {}),
  )
  expect(yearPlan(year)).toBe(yearPlan(emptyYear(2027)))
})
