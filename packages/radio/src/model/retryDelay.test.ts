import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { retryDelay } from './retryDelay.ts'

const jitter = fc.double({ min: 0, max: 1, noNaN: true })

test.prop([jitter])('tries follow after about 1, 2, 4, 8, then up to 15 s', (random) => {
  for (const [index, middle] of [1_000, 2_000, 4_000, 8_000].entries()) {
    const delay = retryDelay(index + 1, random)
    expect(delay).toBeGreaterThanOrEqual(middle * 0.25)
    expect(delay).toBeLessThanOrEqual(middle * 1.75)
  }
  for (const failures of [5, 6, 40]) {
    expect(retryDelay(failures, random)).toBeGreaterThanOrEqual(11_250)
    expect(retryDelay(failures, random)).toBeLessThanOrEqual(15_000)
  }
})

// The first tries as late as their delays let them, the next one as early.
const lateThenEarly = [0, 0.7535, 0.9999166666666667, ...Array.from({ length: 37 }, () => 0)]

test.prop([fc.array(jitter, { minLength: 40, maxLength: 40 }), fc.nat(60_000)], {
  examples: [[lateThenEarly, 0]],
})(
  'a station with one redirect gets at most twelve requests in any minute after the first ten seconds',
  (randoms, offset) => {
    let at = 0
    const times = randoms.map((random, index) => (at += retryDelay(index + 1, random)))
    const from = 10_000 + offset
    expect(2 * times.filter((time) => time >= from && time < from + 60_000).length).toBeLessThanOrEqual(12)
  },
)

test.prop([jitter])('after a 404 or a web page the delays are 15, 30, 60 s', (random) => {
  expect(retryDelay(1, random, 'missing')).toBeGreaterThanOrEqual(11_250)
  expect(retryDelay(2, random, 'notAudio')).toBeGreaterThanOrEqual(22_500)
  expect(retryDelay(9, random, 'missing')).toBeLessThanOrEqual(60_000)
})
