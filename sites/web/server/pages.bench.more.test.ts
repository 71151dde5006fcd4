// @module-tag more
// The benchmark of the pages in its short form: what it measures has to work.
import { expect, test } from 'vitest'
import { measurePagesUnderFlood } from '../bench/pagesUnderFlood.ts'
import { measurePagesUnderLock } from '../bench/pagesUnderLock.ts'

test('pages are answered under a flood of visits', async () => {
  const { rounds, visits } = await measurePagesUnderFlood({ rounds: 1, seconds: 1 })
  expect(visits).toBeGreaterThan(100)
  expect(Math.min(...rounds.flatMap(({ own, peer }) => [own.length, peer.length]))).toBeGreaterThan(0)
})

test('pages are answered while another program locks the database, and the visits after it', async () => {
  const { round, answeredWhileLocked, statuses } = await measurePagesUnderLock({ seconds: 1, visits: 10 })
  expect(round.own.length).toBeGreaterThan(0)
  expect({ answeredWhileLocked, statuses }).toEqual({
    answeredWhileLocked: 0,
    statuses: Array.from({ length: 10 }, () => 204),
  })
})
