import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays, daysBetween, type IsoDate } from '../calendar/date.ts'
import { shownHolidays } from '../calendar/holidays.ts'
import { stateCodes } from '../calendar/states.ts'
import { isWorkday, planOf } from '../plan/plan.ts'
import { withYear } from '../record/edit.ts'
import { emptyYear, type WorktimeData, type WorkYear } from '../record/work.ts'
import { bridgesOf } from './bridges.ts'

const record = (number: number, state: string, from: IsoDate = '2000-01-01') => {
  const year: WorkYear = { ...emptyYear(number), model: 'contract' }
  const rest: WorktimeData = {
    contracts: { [from]: { weeks: [[480, 480, 480, 480, 480, 0, 0]], leaveDays: 30 } },
    settings: { state },
  }
  const data = withYear(rest, year)
  return { data, year, holidays: shownHolidays({ state }, number) }
}

test('Ascension Day and its Friday: one day of leave, four days free', () => {
  const { data, year, holidays } = record(2026, 'BE')
  const bridges = bridgesOf(data, year, holidays, '2025-12-31')
  expect(bridges).toContainEqual({
    from: '2026-05-14',
    to: '2026-05-17',
    dates: ['2026-05-15'],
    free: 4,
  })
  // Good Friday and Easter Monday: the four days before them make ten days free.
  expect(
    bridges.find(({ dates }) => dates.includes('2026-04-07') || dates.includes('2026-04-01')),
  ).toMatchObject({
    free: 10,
  })
})

test.prop([
  fc.integer({ min: 2000, max: 2040 }),
  fc.constantFrom(...stateCodes),
  fc.integer({ min: 0, max: 364 }),
])(
  'each bridge is free when its days are taken, begins and ends beside work, and none lies upon another',
  (number, state, passed) => {
    const { data, year, holidays } = record(number, state)
    const today = addDays(`${number}-01-01`, passed)
    const plan = planOf(data, year)
    const seen = new Set<IsoDate>()
    for (const { from, to, dates, free } of bridgesOf(data, year, holidays, today)) {
      expect(daysBetween(from, to) + 1).toBe(free)
      expect(free).toBeGreaterThanOrEqual(dates.length * 2)
      for (let date = from; date <= to; date = addDays(date, 1)) {
        expect(isWorkday(plan, date)).toBe(dates.includes(date))
        expect(seen.has(date)).toBe(false)
        seen.add(date)
      }
      for (const date of dates) expect(date > today).toBe(true)
    }
  },
)
