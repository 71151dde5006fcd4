import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { probeDelay } from './probing.ts'

test.prop([fc.double({ min: 0, max: 1, noNaN: true })])(
  'the station is asked about once a second, each listener at another moment',
  (jitter) => {
    expect(probeDelay(jitter)).toBeLessThanOrEqual(900)
    expect(probeDelay(jitter)).toBeGreaterThanOrEqual(675)
  },
)

test('the spread is used', () => {
  expect(probeDelay(0)).toBeGreaterThan(probeDelay(1))
})
