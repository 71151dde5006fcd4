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

export const pathKinds = [
  'horizontal',
  'vertical',
  'circle',
  'eight',
  'lissajous',
  'free',
  'saccades',
  'nearFar',
] as const
export type PathKind = (typeof pathKinds)[number]

/** One of the sines that a coordinate is the sum of. */
export interface Wave {
  /** Share of the half field, 0 to 1. */
  readonly amplitude: number
  /** Oscillations per unit of the curve's parameter; an integer, so that the parameter 1 leads back to the start. */
  readonly frequency: number
  /** In radians. */
  readonly phase: number
}

/** A closed curve within the square from −1 to 1, each coordinate a sum of sines of one parameter. */
export interface Curve {
  readonly x: readonly Wave[]
  readonly y: readonly Wave[]
  /**
   * How the dot moves on it: along a `loop` as fast as it may, along a `line` as a sine that slows down before it
   * turns, by `jumps` between its two ends, or `still` in the middle.
   */
  readonly movement: 'loop' | 'line' | 'jumps' | 'still'
  /** Whether both axes get the shorter side of the field, so that a circle stays a circle. */
  readonly isSquare?: true
  /** Whether the curve is drawn; one that must not be foreseen is not. */
  readonly isHidden?: true
}

const sine = (frequency: number, phase = 0): Wave => ({ amplitude: 1, frequency, phase })

const curves: Record<Exclude<PathKind, 'free'>, Curve> = {
  horizontal: { x: [sine(1)], y: [], movement: 'line' },
  vertical: { x: [], y: [sine(1)], movement: 'line' },
  circle: { x: [sine(1)], y: [sine(1, -Math.PI / 2)], movement: 'loop', isSquare: true },
  eight: { x: [sine(1)], y: [sine(2)], movement: 'loop' },
  lissajous: { x: [sine(3)], y: [sine(2)], movement: 'loop' },
  saccades: { x: [sine(1)], y: [], movement: 'jumps' },
  nearFar: { x: [], y: [], movement: 'still', isHidden: true },
}

/** Frequencies without a common divisor: the path repeats only after some hundred oscillations. */
const freeFrequencies = { x: [400, 647, 966], y: [530, 693, 894] }
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
  return { x: waves(freeFrequencies.x), y: waves(freeFrequencies.y), movement: 'loop', isHidden: true }
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

/** Half the field in both directions, as the curve uses it. */
export const halves = ({ width, height }: Field, { isSquare }: Curve): Point => {
  const shorter = Math.min(width, height)
  return isSquare ? { x: shorter / 2, y: shorter / 2 } : { x: width / 2, y: height / 2 }
}

/** The place on a curve at a parameter, within the field. */
export function pointAt(curve: Curve, field: Field, parameter: number): Point {
  const half = halves(field, curve)
  return { x: half.x * sum(curve.x, parameter), y: half.y * sum(curve.y, parameter) }
}

/** The widest jump of the eyes, in degrees. */
export const WIDEST_JUMP = 20

/** Where a dot begins. `jump` is the widest one, in the unit of the field. */
export function startOf(curve: Curve, field: Field, jump: number): Point {
  if (curve.movement === 'still') return { x: 0, y: 0 }
  return curve.movement === 'jumps' ? { x: -Math.min(field.width, jump) / 2, y: 0 } : pointAt(curve, field, 0)
}
