import { fc, test } from '@fast-check/vitest'
import { expect, test as it } from 'vitest'
import { thinned } from './thinned.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const start = Date.UTC(2026, 0, 1)

it('of a point every hour for two years, two days of hours, a month of days and the months before are kept', () => {
  const times = Array.from({ length: 2 * 365 * 24 }, (_, hour) => start + hour * HOUR)
  const now = times.at(-1) ?? 0
  const kept = [...thinned(times, now)]
  expect(kept.filter((time) => now - time < 2 * DAY).length).toBeGreaterThanOrEqual(48)
  expect(kept.filter((time) => now - time >= 2 * DAY && now - time < 31 * DAY).length).toBeGreaterThanOrEqual(
    28,
  )
  expect(kept.filter((time) => now - time >= 31 * DAY).length).toBeGreaterThanOrEqual(23)
  expect(kept.length).toBeLessThan(110)
})

test.prop([fc.array(fc.nat({ max: 800 * 24 }), { minLength: 1, maxLength: 300 }), fc.nat({ max: 400 })])(
  'what is thinned later is what was thinned before, thinned again; the newest is always kept',
  (hours, days) => {
    const times = [...new Set(hours)].map((hour) => start + hour * HOUR)
    const now = Math.max(...times)
    const later = now + days * DAY
    const kept = thinned(times, now)
    expect(kept.has(now)).toBe(true)
    const atOnce = thinned(times, later)
    const inSteps = thinned([...kept], later)
    // Only the newest of the first thinning may stay beyond its span.
    for (const time of inSteps) expect(atOnce.has(time) || time === now).toBe(true)
    for (const time of atOnce) expect(inSteps.has(time)).toBe(true)
  },
)
