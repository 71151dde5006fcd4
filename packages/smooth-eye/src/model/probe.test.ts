import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { expect } from 'vitest'
import { answeredAt, firstProbe, probeAt, scoreOf } from './probe.ts'

test('a change that is answered counts with its delay, one that is missed without', () => {
  const random = () => 0
  let probe = firstProbe(random)
  expect(probe.next).toBe(4000)
  probe = probeAt(probe, 3999, random)
  expect(scoreOf(probe)).toBeUndefined()
  probe = probeAt(probe, 4000, random)
  probe = answeredAt(probe, 4400, random)
  expect(scoreOf(probe)).toEqual({ shown: 1, answered: 1, delay: 400 })
  probe = probeAt(probe, 8400, random)
  probe = probeAt(probe, 9900, random)
  expect(probe.since).toBeUndefined()
  expect(answeredAt(probe, 9950, random)).toBe(probe)
  expect(scoreOf(probe)).toEqual({ shown: 2, answered: 1, delay: 400 })
})

test.prop([fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 300 })])(
  'changes are at least four seconds apart, and no more are answered than shown',
  (steps) => {
    let [elapsed, shownAt, probe] = [0, -4000, firstProbe(systemRandom)]
    for (const step of steps) {
      elapsed += step
      const before = probe
      probe = probeAt(probe, elapsed, systemRandom)
      if (probe.since !== undefined && before.since === undefined) {
        expect(elapsed - shownAt).toBeGreaterThanOrEqual(4000)
        shownAt = elapsed
      }
      if (step % 7 === 0) probe = answeredAt(probe, elapsed, systemRandom)
      expect(probe.answered).toBeLessThanOrEqual(probe.shown)
    }
  },
)
