// The benchmark in its short form: what it measures has to work, and its ratio is logged.
import { expect, test } from 'vitest'
import { measureThroughput } from '../bench/throughput.ts'

test('under a flood every acknowledged visit is stored', async () => {
  const { share, acknowledged, stored } = await measureThroughput({ rounds: 1, seconds: 1 })
  console.log(`visits per second: ${(share * 100).toFixed(0)} % of a Hono handler without a database`)
  expect(acknowledged).toBeGreaterThan(100)
  // A connection that ends with the flood may leave a stored visit whose answer was not read.
  expect(stored).toBeGreaterThanOrEqual(acknowledged)
})
