import { expect, test } from 'vitest'
import { defaultLabels } from './labels.ts'

test.each([
  ['2026-05-01', '1.5.2026'],
  ['2026-11-22T08:00:00.000Z', '22.11.2026'],
  ['im Mai', 'im Mai'],
])('the day of a card, stored as %s, reads %s', (stored, shown) => {
  expect(defaultLabels.writtenOn(stored)).toBe(shown)
})
