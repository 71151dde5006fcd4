import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { probeDelay } from './probeDelay.ts'

test.prop([fc.double({ min: 0, max: 1, noNaN: true })])(
  'a probe follows about once a second, at a random time',
  (jitter) => {
    expect(probeDelay(jitter)).toBeLessThanOrEqual(900)
    expect(probeDelay(jitter)).toBeGreaterThanOrEqual(675)
  },
)

test('the jitter shortens the delay', () => {
  expect(probeDelay(0)).toBeGreaterThan(probeDelay(1))
})
