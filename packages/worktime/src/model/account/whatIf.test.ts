import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays, daysBetween } from '../calendar/date.ts'
import { emptyYear } from '../record/work.ts'
import { anyYear, yearWith } from '../record/work.fixtures.ts'
import { accountOf } from './account.ts'
import { totalsIf, type WhatIf } from './whatIf.ts'

const today = '2026-12-03'
const endIf = (year: ReturnType<typeof yearWith>, tried: Partial<WhatIf>) =>
  totalsIf(year, accountOf(year, today), today, {
    week: 2100,
    from: addDays(today, 1),
    monthOff: undefined,
    ...tried,
  }).at(-1)

test('so many hours a week from tomorrow on, less a month, beside what is planned', () => {
  const year = yearWith(2026, { '2026-12-03': 10 }, { start: '2026-12-03' })
  // 4 to 31 December are four weeks.
  expect(endIf(year, {})).toBe(600 + 4 * 2100)
  expect(endIf(year, { monthOff: 12 })).toBe(600)
  const planned = yearWith(2026, { '2026-12-03': 10, '2026-12-31': 2 }, { start: '2026-12-03' })
  expect(endIf(planned, { week: 2800 })).toBe(600 + 120 + Math.round((4 * 2800 * 27) / 28))
  expect(endIf(emptyYear(2025), {})).toBeUndefined()
})

test('until the day that was chosen the recent pace goes on', () => {
  const year = yearWith(2026, { '2026-12-03': 10 }, { start: '2026-12-03' })
  // One day, ten hours: 4 to 10 December bring 70:00, three weeks 35:00 each.
  expect(endIf(year, { from: '2026-12-11' })).toBe(600 + 7 * 600 + 3 * 2100)
  expect(endIf(year, { from: '2026-12-11', monthOff: 12 })).toBe(600)
})

test.prop([anyYear, fc.nat(400), fc.nat(400)])(
  'a total for each day to come, and none falls',
  (year, at, on) => {
    const first = `${year.year}-01-01`
    const present = addDays(first, at)
    const account = accountOf(year, present)
    const totals = totalsIf(year, account, present, { week: 600, from: addDays(first, on), monthOff: 7 })
    expect(totals).toHaveLength(Math.max(0, daysBetween(present, account.end)))
    for (const [index, total] of totals.entries())
      expect(total).toBeGreaterThanOrEqual(totals[index - 1] ?? account.total)
  },
)
