import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { anyDate } from '../../model/record/work.fixtures.ts'
import { dotLayout } from './dotLayout.ts'

const anyDay = fc
  .integer({ min: 1900, max: 2199 })
  .chain((year) => fc.tuple(fc.constant(year), anyDate(year)))
const near = fc.double({ min: -4, max: 4, noNaN: true })

for (const name of ['weeks', 'months'] as const)
  test.prop([anyDay, near, near])(
    `${name}: the day nearest to a dot is its own, and inside the drawing`,
    ([year, date], dx, dy) => {
      const { place, dayAt, width, height, radius } = dotLayout(name, year)
      const { x, y } = place(date)
      expect(dayAt(x + dx, y + dy)).toBe(date)
      expect(x + radius).toBeLessThanOrEqual(width)
      expect(y + radius).toBeLessThanOrEqual(height)
    },
  )

test.prop([
  anyDay,
  fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  fc.double({ min: -1e4, max: 1e4, noNaN: true }),
])('any point leads to a day of the year', ([year], x, y) => {
  for (const name of ['weeks', 'months'] as const)
    expect(dotLayout(name, year).dayAt(x, y).slice(0, 4)).toBe(String(year))
})
