import { dayNumber, fromDayNumber } from '@kleinzeug/calendar-day'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Card } from './card.ts'
import { forgottenOf } from './forgotten.ts'

const cards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: `${index}`,
    text: '',
    created: '2026-01-02',
  }))

test('nothing that is new, and nothing without a day', () => {
  expect(forgottenOf([], '2026-11-26')).toBeUndefined()
  expect(
    forgottenOf(
      [
        { id: 'a', title: 'a', text: '', created: '2026-11-20' },
        { id: 'b', title: 'b', text: '', created: 'im Mai' },
        { id: 'c', title: 'c', text: '' },
      ],
      '2026-11-26',
    ),
  ).toBeUndefined()
})

test.prop([fc.integer({ min: 1, max: 60 })])('each card once before the first comes again', (count) => {
  const first = dayNumber('2026-11-26')
  const days = Array.from({ length: count }, (_, day) => fromDayNumber(first + day))
  expect(new Set(days.map((day) => forgottenOf(cards(count), day)?.id)).size).toBe(count)
})
