import { expect, test } from 'vitest'
import { emptyYear } from '../record/work.ts'
import { yearWith } from '../record/work.fixtures.ts'
import { accountOf } from './account.ts'
import { endOf } from './whatIf.ts'

test('so many hours a week from tomorrow on, less a month, beside what is planned', () => {
  const year = yearWith(2026, { '2026-12-03': 10 }, { start: '2026-12-03' })
  const account = accountOf(year, '2026-12-03')
  // 4 to 31 December are four weeks.
  expect(endOf(year, account, '2026-12-03', 2100)).toBe(600 + 4 * 2100)
  expect(endOf(year, account, '2026-12-03', 2100, 11)).toBe(600)
  const planned = yearWith(2026, { '2026-12-03': 10, '2026-12-31': 2 }, { start: '2026-12-03' })
  expect(endOf(planned, accountOf(planned, '2026-12-03'), '2026-12-03', 2800)).toBe(
    600 + 120 + Math.round((4 * 2800 * 27) / 28),
  )
  const over = emptyYear(2025)
  expect(endOf(over, accountOf(over, '2026-12-03'), '2026-12-03', 2100)).toBe(0)
})
