import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fillPages } from './fillPages.ts'
import { paginate, type Paginated } from './paginate.ts'

const block = fc
  .record({
    rows: fc.integer({ min: 1, max: 14 }),
    before: fc.integer({ min: 0, max: 3 }),
    keepWithNext: fc.boolean(),
  })
  .map((given): Paginated => ({ ...given, splits: [] }))

test.prop([fc.array(block, { minLength: 1, maxLength: 40 }), fc.integer({ min: 16, max: 60 })])(
  'what is left over goes to the spaces, every block stays on its page and in order, the last page stays as it is',
  (blocks, rows) => {
    const capacity = () => rows
    const given = paginate(blocks, capacity)
    const filled = fillPages(given, blocks, capacity, 'all')
    const lastPage = given.at(-1)?.page
    expect(filled.map(({ row: _row, ...rest }) => rest)).toEqual(given.map(({ row: _row, ...rest }) => rest))
    for (const [at, placement] of filled.entries()) {
      const [before, own] = [filled[at - 1], given[at]]
      if (placement.page === lastPage) expect(placement.row).toBe(own?.row)
      expect(placement.row + placement.to - placement.from).toBeLessThanOrEqual(rows)
      if (before?.page !== placement.page) expect(placement.row).toBe(0)
      else {
        const space = placement.row - (before.row + before.to - before.from)
        const usual = (own?.row ?? 0) - ((given[at - 1]?.row ?? 0) + before.to - before.from)
        expect(space).toBeGreaterThanOrEqual(usual)
        expect(space - usual).toBeLessThanOrEqual(
          usual === 0 ? 0 : blocks[placement.index]?.keepWithNext ? 3 : 1,
        )
      }
    }
  },
)

test('a page that can end at its foot does', () => {
  const entry = { rows: 8, before: 1, keepWithNext: false, splits: [] }
  const heading = { rows: 2, before: 2, keepWithNext: true, splits: [] }
  const blocks = [heading, { ...entry, before: 0 }, entry, heading, { ...entry, before: 0 }, entry, entry]
  // 40 units are taken of 45, and another entry does not fit: three go to the heading, one to each entry.
  const filled = fillPages(
    paginate(blocks, () => 45),
    blocks,
    () => 45,
    'all',
  )
  expect(filled.filter(({ page }) => page === 0).map(({ row }) => row)).toEqual([0, 2, 12, 25, 27, 37])
  expect(filled.at(-1)).toMatchObject({ page: 1, row: 0 })
})
