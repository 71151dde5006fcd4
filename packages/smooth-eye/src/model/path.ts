import { randomBelow, type RandomSource } from '@kleinzeug/random'

/** A place relative to the middle of the field; y grows downwards. Unit: that of the field. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The area the dot may use, its own radius left out. */
export interface Field {
  readonly width: number
  readonly height: number
}

export const pathKinds = ['horizontal', 'vertical', 'circle', 'eight', 'lissajous', 'free'] as const
export type PathKind = (typeof pathKinds)[number]

/** One of the sines that a coordinate is the sum of. */
interface Wave {
  /** Share of the half field, 0 to 1. */
  readonly amplitude: number
  /** Oscillations per unit of the curve's parameter. */
  readonly frequency: number
  /** In radians. */
  readonly phase: number
}

/** A curve within the square from −1 to 1, each coordinate a sum of sines of one parameter. */
export interface Curve {
  readonly x: readonly Wave[]
  readonly y: readonly Wave[]
  /** Whether the parameter 1 leads back to the start; such a curve is followed at constant speed. */
  readonly isClosed: boolean
  /** Whether both axes get the shorter side of the field, so that a circle stays a circle. */
  readonly isSquare: boolean
  /** Whether it does not come back to its start within any session. */
  readonly isEndless: boolean
}

const sine = (frequency: number, phase = 0): Wave => ({ amplitude: 1, frequency, phase })

const closed = (x: readonly Wave[], y: readonly Wave[], isSquare = false): Curve => ({
  x,
  y,
  isClosed: true,
  isSquare,
  isEndless: false,
})

// A dot at constant speed would stop dead at the ends of a line; a sine slows down before it turns.
const line = (x: readonly Wave[], y: readonly Wave[]): Curve => ({
  x,
  y,
  isClosed: false,
  isSquare: false,
  isEndless: false,
})

const curves: Record<Exclude<PathKind, 'free'>, Curve> = {
  horizontal: line([sine(1)], []),
  vertical: line([], [sine(1)]),
  circle: closed([sine(1)], [sine(1, -Math.PI / 2)], true),
  eight: closed([sine(1)], [sine(2)]),
  lissajous: closed([sine(3)], [sine(2)]),
}

/** Frequencies without a common period, so that the path does not repeat within a session. */
const freeFrequencies = { x: [1, 1.6180339887, 2.4142135624], y: [1.3247179572, 1.7320508076, 2.2360679775] }
const freeAmplitudes = [0.5, 0.3, 0.2]
const PHASES = 3600

/** A path that cannot be foreseen: sums of sines with phases drawn by chance. */
function freeCurve(random: RandomSource): Curve {
  const waves = (frequencies: readonly number[]) =>
    frequencies.map((frequency, index) => ({
      amplitude: freeAmplitudes[index] ?? 0,
      frequency,
      phase: (randomBelow(PHASES, random) / PHASES) * 2 * Math.PI,
    }))
  return {
    x: waves(freeFrequencies.x),
    y: waves(freeFrequencies.y),
    isClosed: false,
    isSquare: false,
    isEndless: true,
  }
}

/** @param random is drawn from for the path `free` only */
export const curveOf = (kind: PathKind, random: RandomSource): Curve =>
  kind === 'free' ? freeCurve(random) : curves[kind]

const sum = (waves: readonly Wave[], parameter: number) =>
  waves.reduce(
    (total, { amplitude, frequency, phase }) =>
      total + amplitude * Math.sin(2 * Math.PI * frequency * parameter + phase),
    0,
  )

const halves = ({ width, height }: Field, { isSquare }: Curve) => {
  const [x, y] = isSquare ? [Math.min(width, height), Math.min(width, height)] : [width, height]
  return { x: x / 2, y: y / 2 }
}

/** The place on a curve at a parameter, within the field. */
export function pointAt(curve: Curve, field: Field, parameter: number): Point {
  const half = halves(field, curve)
  return { x: half.x * sum(curve.x, parameter), y: half.y * sum(curve.y, parameter) }
}

/** Upper bound of the speed along a curve, in lengths per unit of its parameter. */
function speedBound(curve: Curve, field: Field) {
  const half = halves(field, curve)
  const bound = (waves: readonly Wave[]) =>
    waves.reduce((total, { amplitude, frequency }) => total + amplitude * frequency * 2 * Math.PI, 0)
  return Math.hypot(half.x * bound(curve.x), half.y * bound(curve.y))
}

/** Where the dot is after it has travelled a length along its path. */
export type Course = (travelled: number) => Point

const SAMPLES = 8192

/** Lengths from the start of a closed curve to each of its samples, by its chords. */
function chordLengths(curve: Curve, field: Field) {
  const lengths = new Float64Array(SAMPLES + 1)
  let before = pointAt(curve, field, 0)
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const point = pointAt(curve, field, sample / SAMPLES)
    lengths[sample] = (lengths[sample - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y)
    before = point
  }
  return lengths
}

/** The parameter at a distance from the start: binary search, then linear within one sample. */
function parameterAt(lengths: Float64Array, distance: number) {
  let low = 0
  let high = SAMPLES
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((lengths[middle] ?? 0) <= distance) low = middle
    else high = middle
  }
  const from = lengths[low] ?? 0
  const chord = (lengths[high] ?? 0) - from
  return (low + (chord > 0 ? (distance - from) / chord : 0)) / SAMPLES
}

/**
 * The course of a dot along a curve. It depends on the length travelled and on nothing else, so that the dot
 * is at the same place at 60 and at 120 frames per second, and a change of speed does not make it jump.
 *
 * A closed curve is followed at constant speed. On any other, a dot that travels a length per second is
 * never faster than that length per second, and slower where the curve turns.
 */
export function courseOf(curve: Curve, field: Field): Course {
  if (!curve.isClosed) {
    const bound = speedBound(curve, field)
    return (travelled) => pointAt(curve, field, bound > 0 ? travelled / bound : 0)
  }
  const lengths = chordLengths(curve, field)
  const length = lengths[SAMPLES] ?? 0
  if (length === 0) return () => pointAt(curve, field, 0)
  return (travelled) => {
    const distance = ((travelled % length) + length) % length
    return pointAt(curve, field, parameterAt(lengths, distance))
  }
}
