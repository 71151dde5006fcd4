// @module-tag more
// The benchmark in its short form: what it measures has to work.
import { expect, test } from 'vitest'
import { measureThroughput } from '../bench/throughput.ts'

test('under a flood every acknowledged visit is stored', async () => {
  const { acknowledged, stored } = await measureThroughput({ connections: 64, rounds: 1, seconds: 1 })
  expect(acknowledged).toBeGreaterThan(100)
  // A connection that ends with the flood may leave a stored visit whose answer was not read.
  expect(stored).toBeGreaterThanOrEqual(acknowledged)
})
