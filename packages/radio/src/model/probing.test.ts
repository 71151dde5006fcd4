import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { probeDelay } from './probing.ts'

test.prop([fc.integer({ min: 0, max: 59_999 }), fc.double({ min: 0, max: 1, noNaN: true })])(
  'in the first minute the station is asked about once a second, each listener at another moment',
  (troubleFor, jitter) => {
    expect(probeDelay(troubleFor, jitter)).toBeLessThanOrEqual(900)
    expect(probeDelay(troubleFor, jitter)).toBeGreaterThanOrEqual(675)
  },
)

test('afterwards it is left in peace', () => {
  expect(probeDelay(60_000, 0)).toBe(5_000)
})
