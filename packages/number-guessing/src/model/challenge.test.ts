import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { expect } from 'vitest'
import { drawChallenge, readChallenge } from './challenge.ts'

test.prop([fc.integer({ min: 0, max: 999_000 }), fc.integer({ min: 1, max: 1000 })])(
  'the code alone gives the same number to both, within its range',
  (low, more) => {
    const sent = drawChallenge({ low, high: low + more }, systemRandom)
    expect(readChallenge(sent.code)).toEqual(sent)
    expect(sent.secret >= low && sent.secret <= low + more).toBe(true)
  },
)

test.each(['', '1-100', '100-1-abc', '1-9999999-abc', '1-100-<b>', 'x-y-z'])('%s is no challenge', (code) => {
  expect(readChallenge(code)).toBeUndefined()
})
