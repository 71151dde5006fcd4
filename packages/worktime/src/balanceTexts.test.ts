import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import * as english from './balanceTexts.en.ts'
import * as germanTexts from './balanceTexts.ts'
import * as germanFormulas from './formulaTexts.ts'
import { accountOf } from './model/account/account.ts'
import type { AccountLine } from './model/account/accountDays.ts'
import { anyDate, anyYear } from './model/record/work.fixtures.ts'

const german = { ...germanTexts, ...germanFormulas }

const lines = [
  'start',
  'end',
  'target',
  'carryOver',
  'worked',
  'vacation',
  'sick',
  'comp',
  'planned',
  'outside',
  'yearTarget',
  'missing',
  'perDayLeft',
  'daysAtLimit',
  'average',
  'recent',
] as const satisfies readonly AccountLine[]

const anyAccount = fc
  .tuple(
    anyYear,
    anyYear,
    fc.option(fc.oneof(fc.constant('previous' as const), fc.integer({ min: -9, max: 9 }))),
  )
  .chain(([year, before, carryOver]) =>
    anyDate(year.year).map((today) =>
      accountOf(
        carryOver === null ? year : { ...year, carryOver },
        today,
        accountOf({ ...before, year: year.year - 1 }, today),
      ),
    ),
  )

test.prop([anyAccount])('every line says its name and how it comes about, in both languages', (account) => {
  for (const { lineName, lineFormula, outlook } of [german, english])
    for (const line of lines) {
      const texts = [lineName(line, account), lineFormula(line, account), outlook(account)]
      expect(texts.join(' ')).not.toMatch(/undefined|NaN|Infinity/)
      expect(texts[0]).not.toBe('')
    }
})

test('the sum of a line names its parts with their signs', () => {
  const account = accountOf(
    {
      year: 2026,
      carryOver: -2.5,
      months: Array.from({ length: 12 }, (_, month) => ({
        month,
        days: month === 0 ? [{ date: '2026-01-01', hoursWorked: 7 }] : [],
      })),
    },
    '2026-01-01',
  )
  expect(german.lineFormula('missing', account)).toBe('Ziel 1.825:00 + Übertrag 2:30 − Ist 7:00 = 1.820:30.')
  expect(english.lineFormula('missing', account)).toBe(
    'goal 1,825:00 + carried over 2:30 − actual 7:00 = 1,820:30.',
  )
})
