import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { describe, expect } from 'vitest'
import { courseOf, MAX_ACCELERATION, type Course } from './course.ts'
import { advance, follow, motionOn, placeOf, type Motion } from './motion.ts'
import { curveOf, pathKinds, WIDEST_JUMP, type Field, type PathKind } from './path.ts'

const none = { x: 0, y: 0 }
const gliding = pathKinds.filter((kind) => kind !== 'saccades')
const field = { width: 40, height: 20 }

const courseIn = (kind: PathKind, within: Field, speed: number): Course =>
  courseOf(curveOf(kind, systemRandom), within, {
    speed,
    acceleration: MAX_ACCELERATION,
    jump: WIDEST_JUMP,
  })

/** Distances from frame to frame, with a change of the course after some seconds. */
function distances(from: Course, change: (motion: Motion) => Motion, before: number, rate: number) {
  let motion = motionOn(from)
  const ways: number[] = []
  let place = placeOf(motion)
  for (let frame = 0; frame < (before + 6) * rate; frame++) {
    if (frame === Math.round(before * rate)) motion = change(motion)
    motion = advance(motion, 1 / rate)
    const next = placeOf(motion)
    ways.push(Math.hypot(next.x - place.x, next.y - place.y))
    place = next
  }
  return ways
}

describe('no frame moves the dot further than its speed allows', () => {
  const changes = fc.record({
    from: fc.constantFrom(...gliding),
    to: fc.constantFrom(...gliding),
    speed: fc.double({ min: 2, max: 30, noNaN: true }),
    seconds: fc.double({ min: 0.1, max: 9, noNaN: true }),
    width: fc.double({ min: 8, max: 80, noNaN: true }),
    height: fc.double({ min: 8, max: 60, noNaN: true }),
    shift: fc.record({
      x: fc.double({ min: -20, max: 20, noNaN: true }),
      y: fc.double({ min: -20, max: 20, noNaN: true }),
    }),
    rate: fc.constantFrom(30, 60, 120),
  })

  test.prop([changes], { numRuns: 60 })(
    'when another exercise begins, or the field grows, shrinks and moves',
    ({ from, to, speed, seconds, width, height, shift, rate }) => {
      const next = courseIn(to, { width, height }, speed)
      const change = (motion: Motion) => {
        const moved = follow(motion, next, shift)
        const [before, after] = [placeOf(motion), placeOf(moved)]
        // Seen from outside the field the dot has not moved at all.
        expect(Math.hypot(after.x - before.x - shift.x, after.y - before.y - shift.y)).toBeLessThan(0.26)
        return moved
      }
      const ways = distances(courseIn(from, field, speed), change, seconds, rate)
      const shifted = Math.round(seconds * rate)
      // The frame of the change counts in the coordinates of the field, which have moved.
      const seen = ways.filter((_, frame) => frame !== shifted)
      expect(Math.max(...seen)).toBeLessThanOrEqual((speed / rate) * 1.02)
    },
  )
})

test('a larger field, another distance or size is followed at the same place of the curve', () => {
  const course = courseIn('eight', field, 12)
  const motion = advance(motionOn(course), 3)
  const parameter = course.parameterAt(motion.seconds)
  const larger = courseOf(course.curve, { width: 80, height: 50 }, course.limits)
  const moved = follow(motion, larger, none)
  expect(larger.parameterAt(moved.seconds)).toBeCloseTo(parameter, 9)
})

test('a change of speed alone does not stop the dot', () => {
  const course = courseIn('circle', field, 12)
  const motion = advance(motionOn(course), 3)
  const faster = follow(motion, courseOf(course.curve, field, { ...course.limits, speed: 20 }), none)
  expect(faster.glide).toBeUndefined()
  const [before, after] = [placeOf(faster), placeOf(advance(faster, 0.01))]
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeCloseTo(0.2, 3)
})

test.prop([fc.constantFrom(...gliding), fc.double({ min: 1, max: 30, noNaN: true })])(
  'the dot is at the same place at 60 and at 120 frames per second',
  (kind, seconds) => {
    const course = courseIn(kind, field, 15)
    const places = [60, 120].map((rate) => {
      let motion = motionOn(course)
      for (let frame = 0; frame < Math.round(seconds) * rate; frame++) motion = advance(motion, 1 / rate)
      return placeOf(motion)
    })
    expect(places[0]!.x).toBeCloseTo(places[1]!.x, 6)
    expect(places[0]!.y).toBeCloseTo(places[1]!.y, 6)
  },
)

test('a glide brakes, moves and stops within the acceleration that is stated', () => {
  const step = 1 / 120
  let motion = advance(motionOn(courseIn('circle', field, 12)), 2)
  motion = follow(motion, courseIn('horizontal', field, 12), none)
  const places = Array.from({ length: 300 }, (_, frame) => placeOf(advance(motion, frame * step)))
  for (let frame = 1; frame < places.length - 1; frame++) {
    const [before, now, after] = [places[frame - 1]!, places[frame]!, places[frame + 1]!]
    const change = Math.hypot(after.x - 2 * now.x + before.x, after.y - 2 * now.y + before.y)
    expect(change / step ** 2).toBeLessThanOrEqual(MAX_ACCELERATION * 1.05)
  }
})
