import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { describe, expect } from 'vitest'
import { curveOf, courseOf, pathKinds, type PathKind } from './path.ts'

const kinds = fc.constantFrom(...pathKinds)
// No screen is more than five times as wide as it is high, or the other way round.
const fields = fc
  .record({
    width: fc.double({ min: 20, max: 2000, noNaN: true }),
    ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
  })
  .map(({ width, ratio }) => ({ width, height: width / ratio }))
const speeds = fc.double({ min: 1, max: 600, noNaN: true })
const times = fc.double({ min: 0, max: 3600, noNaN: true })

/** The place of the dot by seconds, at a constant speed. */
function motion(kind: PathKind, field: { width: number; height: number }, speed: number) {
  const course = courseOf(curveOf(kind, systemRandom), field)
  return (seconds: number) => course(seconds * speed)
}

describe('for every path, field, speed and time', () => {
  test.prop([kinds, fields, speeds, times])('the dot stays within the field', (kind, field, speed, time) => {
    const { x, y } = motion(kind, field, speed)(time)
    expect(Math.abs(x)).toBeLessThanOrEqual(field.width / 2 + 1e-6)
    expect(Math.abs(y)).toBeLessThanOrEqual(field.height / 2 + 1e-6)
  })

  test.prop([kinds, fields, speeds, times])('it is never faster than asked', (kind, field, speed, time) => {
    const step = 0.001
    const at = motion(kind, field, speed)
    const [from, to] = [at(time), at(time + step)]
    expect(Math.hypot(to.x - from.x, to.y - from.y) / step).toBeLessThanOrEqual(speed * 1.01)
  })
})

describe('a closed path', () => {
  const closedKinds = fc.constantFrom('circle', 'eight', 'lissajous')
  test.prop([closedKinds, fields, fc.double({ min: 5, max: 300, noNaN: true }), times])(
    'is followed at constant speed',
    (kind, field, speed, time) => {
      // Long enough against the chords of the table, short enough against the bends of the curve.
      const step = Math.min(field.width, field.height) / speed / 500
      const at = motion(kind, field, speed)
      const [from, to] = [at(time), at(time + step)]
      const measured = Math.hypot(to.x - from.x, to.y - from.y) / step
      // In the sharp bends of a flat eight a chord is shorter than the arc.
      const isFlat =
        kind !== 'circle' && Math.max(field.width, field.height) / Math.min(field.width, field.height) > 3
      expect(measured / speed).toBeGreaterThan(isFlat ? 0 : 0.9)
    },
  )
})

test('a line slows down before it turns', () => {
  const at = motion('horizontal', { width: 200, height: 100 }, 100)
  // A sine of amplitude 100 with the highest speed 100/s turns after a quarter of its period of 2π s.
  const turn = Math.PI / 2
  expect(at(turn).x).toBeCloseTo(100)
  expect(Math.abs(at(turn + 0.01).x - at(turn - 0.01).x)).toBeLessThan(0.001)
  expect(at(turn).y).toBe(0)
})

test('a circle stays a circle in a wide field', () => {
  const at = motion('circle', { width: 800, height: 200 }, 50)
  for (let time = 0; time < 20; time++) {
    const { x, y } = at(time)
    expect(Math.hypot(x, y)).toBeCloseTo(100, 3)
  }
})

test('two free paths differ, and one is the same at any frame rate', () => {
  const field = { width: 400, height: 300 }
  const curve = curveOf('free', systemRandom)
  const course = courseOf(curve, field)
  const at = (seconds: number) => course(seconds * 90)
  expect(motion('free', field, 90)(7)).not.toEqual(at(7))
  const frames = (rate: number) => Array.from({ length: rate * 3 + 1 }, (_, frame) => at(frame / rate))
  const every120th = frames(120)
  frames(60).forEach((point, frame) => {
    expect(every120th[frame * 2]?.x).toBeCloseTo(point.x, 9)
    expect(every120th[frame * 2]?.y).toBeCloseTo(point.y, 9)
  })
})
