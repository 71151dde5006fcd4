import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { describe, expect } from 'vitest'
import { courseOf, MAX_ACCELERATION } from './course.ts'
import { curveOf, pathKinds, startOf, WIDEST_JUMP, type PathKind } from './path.ts'

const moving = pathKinds.filter((kind) => kind !== 'saccades' && kind !== 'nearFar')
const kinds = fc.constantFrom(...moving)
// Degrees: from a phone in the hand to a wall, no more than five times as wide as high or the other way round.
const fields = fc
  .record({
    width: fc.double({ min: 4, max: 90, noNaN: true }),
    ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
  })
  .map(({ width, ratio }) => ({ width, height: width / ratio }))
const speeds = fc.double({ min: 2, max: 30, noNaN: true })
const times = fc.double({ min: 0, max: 1800, noNaN: true })

/** A course in degrees and seconds. */
const courseIn = (kind: PathKind, field: { width: number; height: number }, speed: number) =>
  courseOf(curveOf(kind, systemRandom), field, {
    speed,
    acceleration: MAX_ACCELERATION,
    jump: WIDEST_JUMP,
  })

describe('for every path, field, speed and time', () => {
  test.prop([fc.constantFrom(...pathKinds), fields, speeds])(
    'it begins where the dot is put before the course is loaded',
    (kind, field, speed) => {
      const { curve, at } = courseIn(kind, field, speed)
      expect(at(0)).toEqual(startOf(curve, field, WIDEST_JUMP))
    },
  )

  test.prop([kinds, fields, speeds, times])('the dot stays within the field', (kind, field, speed, time) => {
    const { x, y } = courseIn(kind, field, speed).at(time)
    expect(Math.abs(x)).toBeLessThanOrEqual(field.width / 2 + 1e-6)
    expect(Math.abs(y)).toBeLessThanOrEqual(field.height / 2 + 1e-6)
  })

  test.prop([kinds, fields, speeds, times])('it is never faster than asked', (kind, field, speed, time) => {
    const step = 1 / 120
    const { at } = courseIn(kind, field, speed)
    const [from, to] = [at(time), at(time + step)]
    expect(Math.hypot(to.x - from.x, to.y - from.y) / step).toBeLessThanOrEqual(speed * 1.01)
  })

  test.prop([kinds, fields, speeds, times])(
    'nothing accelerates it beyond 300 degrees per second squared',
    (kind, field, speed, time) => {
      const step = 1 / 120
      const { at } = courseIn(kind, field, speed)
      const [before, now, after] = [at(time), at(time + step), at(time + 2 * step)]
      const change = Math.hypot(after.x - 2 * now.x + before.x, after.y - 2 * now.y + before.y)
      expect(change / step ** 2).toBeLessThanOrEqual(MAX_ACCELERATION * 1.05)
    },
  )

  test.prop([kinds, fields, speeds, times])(
    'another speed goes on at the same place',
    (kind, field, speed, time) => {
      const course = courseIn(kind, field, speed)
      const faster = courseOf(course.curve, field, { ...course.limits, speed: speed * 1.5 })
      const [from, to] = [course.at(time), faster.at(faster.secondsAt(course.parameterAt(time)))]
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(1e-6)
    },
  )
})

const screen = { width: 40, height: 20 }

test('the sharp bends of eight and Lissajous keep the limit also in a flat field', () => {
  const step = 1 / 120
  for (const kind of ['eight', 'lissajous'] as const) {
    const { at } = courseIn(kind, { width: 40, height: 9 }, 30)
    for (let frame = 0; frame < 1200; frame++) {
      const [before, now, after] = [0, 1, 2].map((more) => at((frame + more) * step))
      const change = Math.hypot(after!.x - 2 * now!.x + before!.x, after!.y - 2 * now!.y + before!.y)
      expect(change / step ** 2).toBeLessThanOrEqual(MAX_ACCELERATION * 1.05)
    }
  }
})

test('where the free path comes almost to a stop, speed and acceleration keep their limits', () => {
  const step = 1 / 120
  const field = { width: 28, height: 51 }
  for (const offset of [0, 0.001, 0.01, 0.1])
    for (const place of [0, 0.2, 0.5, 0.8]) {
      // Both coordinates turn at the same place, which lies between two samples.
      const turn = (frequency: number, more: number) => ({
        amplitude: 1,
        frequency,
        phase: Math.PI / 2 - (2 * Math.PI * frequency * place) / (966 * 64) + more,
      })
      const curve = { x: [turn(400, offset)], y: [turn(966, 0)], movement: 'loop' } as const
      const limits = { speed: 25, acceleration: MAX_ACCELERATION, jump: WIDEST_JUMP }
      const { at } = courseOf(curve, field, limits)
      for (let frame = 0; frame < 1200; frame++) {
        const [before, now, after] = [0, 0.5, 1].map((more) => at((frame + more) * step))
        const change = Math.hypot(after!.x - 2 * now!.x + before!.x, after!.y - 2 * now!.y + before!.y)
        expect(change / (step / 2) ** 2).toBeLessThanOrEqual(MAX_ACCELERATION * 1.05)
        expect(Math.hypot(after!.x - before!.x, after!.y - before!.y) / step).toBeLessThanOrEqual(25 * 1.01)
      }
    }
})

test('on the free path the dot has the speed that is shown, and does not repeat within half an hour', () => {
  const { at } = courseIn('free', screen, 12)
  const rate = 60
  let way = 0
  for (let frame = 0; frame < 120 * rate; frame++) {
    const [from, to] = [at(frame / rate), at((frame + 1) / rate)]
    way += Math.hypot(to.x - from.x, to.y - from.y)
  }
  expect(way / 120).toBeGreaterThan(11.5)
  const start = at(0)
  for (let second = 60; second < 1800; second++) {
    const later = at(second)
    const next = at(second + 0.1)
    const first = at(0.1)
    const isSame =
      Math.hypot(later.x - start.x, later.y - start.y) < 0.1 &&
      Math.hypot(next.x - first.x, next.y - first.y) < 0.1
    expect(isSame).toBe(false)
  }
})

test.each(['circle', 'eight', 'lissajous'] as const)('%s is followed at the speed shown', (kind) => {
  const { at } = courseIn(kind, screen, 12)
  const step = 1 / 240
  let way = 0
  for (let frame = 0; frame < 4800; frame++) {
    const [from, to] = [at(frame * step), at((frame + 1) * step)]
    way += Math.hypot(to.x - from.x, to.y - from.y)
  }
  expect(way / 20).toBeGreaterThan(11.5)
})

test('a line slows down before it turns', () => {
  const { at } = courseIn('horizontal', { width: 40, height: 10 }, 20)
  // A sine of amplitude 20 with the highest speed 20/s turns after a quarter of its period of 2π s.
  const turn = Math.PI / 2
  expect(at(turn).x).toBeCloseTo(20)
  expect(Math.abs(at(turn + 0.01).x - at(turn - 0.01).x)).toBeLessThan(0.001)
  expect(at(turn).y).toBe(0)
})

test('a circle stays a circle in a wide field', () => {
  const { at } = courseIn('circle', { width: 80, height: 20 }, 5)
  for (let time = 0; time < 20; time++) {
    const { x, y } = at(time)
    expect(Math.hypot(x, y)).toBeCloseTo(10, 3)
  }
})

test('saccades jump between two places no further apart than stated', () => {
  const { at } = courseIn('saccades', { width: 60, height: 20 }, 12)
  expect(at(0.5).x).toBe(-WIDEST_JUMP / 2)
  expect(at(1.5).x).toBe(WIDEST_JUMP / 2)
  expect(courseIn('saccades', { width: 12, height: 20 }, 12).at(0).x).toBe(-6)
})

test('two free paths differ', () => {
  expect(courseIn('free', screen, 20).at(7)).not.toEqual(courseIn('free', screen, 20).at(7))
})
