// The benchmark of the pages in its short form: what it measures has to work, and its ratio is logged.
import { expect, test } from 'vitest'
import { measurePagesUnderFlood } from '../bench/pagesUnderFlood.ts'
import { measurePagesUnderLock } from '../bench/pagesUnderLock.ts'

test('pages are answered under a flood of visits', async () => {
  const { ratio, pages, visits } = await measurePagesUnderFlood({ rounds: 1, seconds: 1 })
  console.log(`p99 of a page under a flood of visits: ${ratio.toFixed(1)} times that without`)
  expect(visits).toBeGreaterThan(100)
  expect(Math.min(pages.quiet, pages.flooded)).toBeGreaterThan(0)
})

test('pages are answered while another program locks the database, and the visits after it', async () => {
  const { pages, answeredWhileLocked, stored } = await measurePagesUnderLock({ seconds: 1, visits: 10 })
  expect(pages).toBeGreaterThan(0)
  expect(answeredWhileLocked).toBe(0)
  expect(stored).toBe(10)
})
