import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { paginate, type Paginated, type Placement } from './paginate.ts'

const block = fc
  .record({
    rows: fc.integer({ min: 1, max: 60 }),
    before: fc.integer({ min: 0, max: 5 }),
    keepWithNext: fc.boolean(),
    every: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ every, ...given }): Paginated => ({
    ...given,
    splits: Array.from({ length: given.rows - 1 }, (_, index) => index + 1).filter(
      (row) => row % every === 0,
    ),
  }))
const blocks = fc.array(block, { maxLength: 40 })
const capacities = fc.record({
  first: fc.integer({ min: 8, max: 50 }),
  next: fc.integer({ min: 8, max: 50 }),
})

const of = (placements: readonly Placement[], page: number) =>
  placements.filter((placement) => placement.page === page)

test.prop([blocks, capacities])(
  'every unit of every block is placed once, in order, on its page',
  (list, { first, next }) => {
    const capacity = (page: number) => (page === 0 ? first : next)
    const placements = paginate(list, capacity)
    for (const [index, { rows }] of list.entries()) {
      const parts = placements.filter((placement) => placement.index === index)
      expect(parts[0]?.from).toBe(0)
      expect(parts.at(-1)?.to).toBe(rows)
      for (const [at, part] of parts.entries()) if (at > 0) expect(part.from).toBe(parts[at - 1]?.to)
    }
    expect(placements.map(({ index }) => index)).toEqual(
      placements.map(({ index }) => index).toSorted((a, b) => a - b),
    )
    for (const page of new Set(placements.map((placement) => placement.page))) {
      let below = 0
      for (const { row, from, to } of of(placements, page)) {
        expect(row).toBeGreaterThanOrEqual(below)
        below = row + to - from
      }
      expect(below).toBeLessThanOrEqual(capacity(page))
      expect(of(placements, page)[0]?.row).toBe(0)
    }
  },
)

test.prop([blocks, fc.integer({ min: 8, max: 50 })])(
  'a block that fits on a page, with what keeps with it, is never divided',
  (list, rows) => {
    const placements = paginate(list, () => rows)
    for (const [index, block] of list.entries()) {
      const before = list[index - 1]
      const needed = before?.keepWithNext ? before.rows + block.before + block.rows : block.rows
      if (needed <= rows) expect(placements.filter((placement) => placement.index === index)).toHaveLength(1)
    }
  },
)

test.prop([blocks, fc.integer({ min: 8, max: 50 })])(
  'a block that keeps with the next is not stranded',
  (list, rows) => {
    // As in a resume: no block that keeps with the next follows another one.
    const single = list.map((block, index) =>
      list[index - 1]?.keepWithNext ? { ...block, keepWithNext: false } : block,
    )
    const placements = paginate(single, () => rows)
    for (const [index, block] of single.entries()) {
      const next = single[index + 1]
      if (!block.keepWithNext || !next) continue
      // As much of the next one as can stand below it on a page.
      const least = Math.min(next.splits[0] ?? next.rows, next.rows)
      if (block.rows + next.before + least > rows) continue
      const [own, following] = [index, index + 1].map(
        (at) => placements.find((placement) => placement.index === at)?.page,
      )
      expect(own).toBe(following)
    }
  },
)

test('the same page twice gives the same pages', () => {
  const list = [{ rows: 10, before: 2, keepWithNext: false, splits: [] }]
  expect(paginate([...list, ...list], () => 22)).toEqual([
    { index: 0, page: 0, row: 0, from: 0, to: 10 },
    { index: 1, page: 0, row: 12, from: 0, to: 10 },
  ])
  expect(paginate([...list, ...list], () => 21).at(-1)).toEqual({
    index: 1,
    page: 1,
    row: 0,
    from: 0,
    to: 10,
  })
})

test('a heading whose entry needs the whole page takes the first part of it', () => {
  const heading = { rows: 1, before: 0, keepWithNext: true, splits: [] }
  const entry = { rows: 20, before: 0, keepWithNext: false, splits: [5, 10, 15] }
  expect(paginate([heading, entry], () => 20).map(({ page, to }) => ({ page, to }))).toEqual([
    { page: 0, to: 1 },
    { page: 0, to: 15 },
    { page: 1, to: 20 },
  ])
})
