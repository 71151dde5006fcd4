import type { Course, Limits } from './course.ts'
import type { Point } from './path.ts'

/** The way to a place beside the dot: brakes in its own direction, then goes straight there and stops. */
interface Glide {
  readonly from: Point
  readonly velocity: Point
  /** Seconds until it has braked, and where it stands then. */
  readonly braking: number
  readonly stop: Point
  readonly to: Point
  readonly moving: number
}

/** The dot on its course, or on its way there after the course has become another one. */
export interface Motion {
  readonly course: Course
  /** Seconds on the course. */
  readonly seconds: number
  /** Seconds since it set off from rest. */
  readonly sinceRest: number
  readonly glide?: { readonly way: Glide; readonly seconds: number } | undefined
}

/** Closer than this, in lengths of the field, it is at its place. */
const AT_PLACE = 0.25
/** Step of the numeric derivative, in seconds. */
const INSTANT = 1e-3

const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

function glideTo(from: Point, velocity: Point, to: Point, { speed, acceleration }: Limits): Glide {
  const pace = Math.hypot(velocity.x, velocity.y)
  // Slower limits than those it has moved by hold at once.
  const kept = pace > speed ? speed / pace : 1
  const slowed = { x: velocity.x * kept, y: velocity.y * kept }
  const braking = (pace * kept) / acceleration
  const stop = { x: from.x + (slowed.x * braking) / 2, y: from.y + (slowed.y * braking) / 2 }
  const distance = Math.hypot(to.x - stop.x, to.y - stop.y)
  // 3s² − 2s³ has the highest speed 1.5 and the highest acceleration 6.
  const moving = Math.max((1.5 * distance) / speed, Math.sqrt((6 * distance) / acceleration))
  return { from, velocity: slowed, braking, stop, to, moving }
}

function glidePoint({ from, velocity, braking, stop, to, moving }: Glide, seconds: number): Point {
  if (seconds < braking) {
    const way = seconds - seconds ** 2 / (2 * braking)
    return { x: from.x + velocity.x * way, y: from.y + velocity.y * way }
  }
  const share = moving > 0 ? Math.min(1, (seconds - braking) / moving) : 1
  return along(stop, to, share * share * (3 - 2 * share))
}

export const motionOn = (course: Course): Motion => ({ course, seconds: 0, sinceRest: 0 })

export const placeOf = ({ course, seconds, glide }: Motion): Point =>
  glide ? glidePoint(glide.way, glide.seconds) : course.at(seconds)

/** Seconds of full speed that so many seconds since rest are worth: it gathers speed at half the acceleration. */
function seriesOf({ limits, curve }: Course, sinceRest: number) {
  const gathering = curve.movement === 'jumps' ? 0 : (2 * limits.speed) / limits.acceleration
  return sinceRest < gathering ? sinceRest ** 2 / (2 * gathering) : sinceRest - gathering / 2
}

/** The motion some seconds later. */
export function advance(motion: Motion, seconds: number): Motion {
  const { course, glide } = motion
  if (glide) {
    const left = glide.way.braking + glide.way.moving - glide.seconds
    if (seconds < left) return { ...motion, glide: { ...glide, seconds: glide.seconds + seconds } }
    return advance({ ...motion, glide: undefined, sinceRest: 0 }, seconds - left)
  }
  const sinceRest = motion.sinceRest + seconds
  const passed = seriesOf(course, sinceRest) - seriesOf(course, motion.sinceRest)
  return { course, seconds: motion.seconds + passed, sinceRest }
}

/**
 * Goes on along another course without a jump: at the same place of the same curve, at the start of another one.
 *
 * @param shift how far the middle of the field has moved, in lengths of the field, so that the dot stays where it is seen
 * @param anew whether it begins at the start of the curve in any case
 */
export function follow(motion: Motion, course: Course, shift: Point, anew = false): Motion {
  const isSame = course.curve === motion.course.curve && !anew
  const seconds = isSame ? course.secondsAt(motion.course.parameterAt(motion.seconds)) : 0
  const before = placeOf(motion)
  const from = { x: before.x + shift.x, y: before.y + shift.y }
  const to = course.at(seconds)
  if (Math.hypot(to.x - from.x, to.y - from.y) < AT_PLACE)
    return { course, seconds, sinceRest: motion.glide ? 0 : motion.sinceRest }
  const after = placeOf(advance(motion, INSTANT))
  const velocity =
    motion.course.curve.movement === 'jumps' && !motion.glide
      ? { x: 0, y: 0 }
      : { x: (after.x - before.x) / INSTANT, y: (after.y - before.y) / INSTANT }
  return {
    course,
    seconds,
    sinceRest: 0,
    glide: { way: glideTo(from, velocity, to, course.limits), seconds: 0 },
  }
}

/** The motion as it stands, set off from rest again: after a pause. */
export const atRest = (motion: Motion): Motion => ({ ...motion, sinceRest: 0 })
