import { halves, pointAt, startOf, type Curve, type Field, type Point, type Wave } from './path.ts'

/** Highest acceleration of the dot in degrees per second squared: in sharp bends it slows down instead. */
export const MAX_ACCELERATION = 300

/** Seconds between two jumps. */
export const JUMP_INTERVAL = 1

/** What a dot may do at most; in lengths of the field, per second and per second squared. */
export interface Limits {
  readonly speed: number
  readonly acceleration: number
  /** Widest jump. */
  readonly jump: number
}

/** How a dot moves along a curve. It depends on time alone: the dot is at the same place at 60 and at 120 Hz. */
export interface Course {
  readonly curve: Curve
  readonly limits: Limits
  /** Where the dot is after so many seconds. */
  readonly at: (seconds: number) => Point
  /** The parameter of the curve at a moment; two courses along one curve have it in common. */
  readonly parameterAt: (seconds: number) => number
  /** A moment at which the course has the parameter. */
  readonly secondsAt: (parameter: number) => number
}

const SAMPLES = 4096
const SAMPLES_PER_OSCILLATION = 64
const SHARING = 1.8

/** First and second derivative of a curve in the square from −1 to 1, at equal steps of its parameter. */
interface Derivatives {
  readonly steps: number
  readonly x: readonly [Float64Array, Float64Array]
  readonly y: readonly [Float64Array, Float64Array]
}

function derive(waves: readonly Wave[], steps: number): readonly [Float64Array, Float64Array] {
  const [first, second] = [new Float64Array(steps), new Float64Array(steps)]
  for (const { amplitude, frequency, phase } of waves) {
    const pace = 2 * Math.PI * frequency
    for (let step = 0; step < steps; step++) {
      const angle = (pace * step) / steps + phase
      first[step]! += amplitude * pace * Math.cos(angle)
      second[step]! -= amplitude * pace * pace * Math.sin(angle)
    }
  }
  return [first, second]
}

const derived = new WeakMap<Curve, Derivatives>()

/** Derivatives do not depend on the field: they are computed once for each curve. */
function derivativesOf(curve: Curve): Derivatives {
  const known = derived.get(curve)
  if (known) return known
  const fastest = Math.max(...[...curve.x, ...curve.y].map(({ frequency }) => frequency))
  const steps = Math.max(SAMPLES, fastest * SAMPLES_PER_OSCILLATION)
  const derivatives = { steps, x: derive(curve.x, steps), y: derive(curve.y, steps) }
  derived.set(curve, derivatives)
  return derivatives
}

/** By what share the first derivative may differ between two samples that tell what lies between them. */
const LARGEST_CHANGE = 0.2

/** How fast the parameter of a loop grows at each of its samples, per second. */
function ratesOf(curve: Curve, field: Field, { speed, acceleration }: Limits): Float64Array {
  const { steps, x, y } = derivativesOf(curve)
  const half = halves(field, curve)
  // Bends and changes of speed share the acceleration; the rest is for what lies between two samples.
  const share = acceleration / SHARING
  const paces = new Float64Array(steps)
  const rates = new Float64Array(steps)
  for (let step = 0; step < steps; step++)
    paces[step] = Math.hypot(half.x * x[0][step]!, half.y * y[0][step]!)
  const changesMuch = (step: number, next: number) =>
    Math.hypot(half.x * (x[0][next]! - x[0][step]!), half.y * (y[0][next]! - y[0][step]!)) >
    LARGEST_CHANGE * Math.min(paces[step]!, paces[next]!)
  for (let step = 0; step < steps; step++) {
    const [before, next] = [(step + steps - 1) % steps, (step + 1) % steps]
    // Near a cusp neither the pace nor the direction at a sample tells what lies beside it: the larger pace counts,
    // and all of the second derivative as a bend.
    const isCusp = changesMuch(before, step) || changesMuch(step, next)
    const pace = isCusp ? Math.max(paces[before]!, paces[step]!, paces[next]!) : paces[step]!
    const bend = isCusp
      ? Math.hypot(half.x * x[1][step]!, half.y * y[1][step]!)
      : (half.x * half.y * Math.abs(x[0][step]! * y[1][step]! - y[0][step]! * x[1][step]!)) / pace
    rates[step] = Math.min(pace > 0 ? speed / pace : Infinity, bend > 0 ? Math.sqrt(share / bend) : Infinity)
  }
  // Before a bend it brakes, behind it it accelerates; twice around, since a loop has no end.
  const limit = (step: number, neighbour: number) => {
    const pace = paces[step]!
    if (!(pace > 0)) return
    const length = (pace + paces[neighbour]!) / steps / 2
    const reached = Math.sqrt((paces[neighbour]! * rates[neighbour]!) ** 2 + 2 * share * length)
    rates[step] = Math.min(rates[step]!, reached / pace)
  }
  for (let round = 2 * steps - 1; round >= 0; round--) limit(round % steps, (round + 1) % steps)
  for (let round = 0; round < 2 * steps; round++) limit((round + 1) % steps, round % steps)
  return rates
}

/** The last index whose value is not greater. */
function indexBelow(values: Float64Array, value: number) {
  let [low, high] = [0, values.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (values[middle]! <= value) low = middle
    else high = middle
  }
  return low
}

function loopTimes(curve: Curve, field: Field, limits: Limits): Pick<Course, 'parameterAt' | 'secondsAt'> {
  const rates = ratesOf(curve, field, limits)
  const steps = rates.length
  const times = new Float64Array(steps + 1)
  for (let step = 0; step < steps; step++)
    times[step + 1] = times[step]! + 2 / steps / (rates[step]! + rates[(step + 1) % steps]!)
  const period = times[steps]!
  if (!(period > 0 && period < Infinity)) return { parameterAt: () => 0, secondsAt: () => 0 }
  return {
    parameterAt: (seconds) => {
      const time = ((seconds % period) + period) % period
      const step = indexBelow(times, time)
      const [from, duration] = [times[step]!, times[step + 1]! - times[step]!]
      const [rate, next] = [rates[step]!, rates[(step + 1) % steps]!]
      const passed = time - from
      return step / steps + rate * passed + ((next - rate) / duration / 2) * passed ** 2
    },
    secondsAt: (parameter) => {
      const place = (parameter - Math.floor(parameter)) * steps
      const step = Math.min(Math.floor(place), steps - 1)
      const [rate, next] = [rates[step]!, rates[(step + 1) % steps]!]
      const reached = Math.sqrt(rate ** 2 + (next ** 2 - rate ** 2) * (place - step))
      return times[step]! + (2 * (place - step)) / steps / (rate + reached)
    },
  }
}

/** Oscillations per second of a line: neither its speed in the middle nor its turns exceed the limits. */
function lineRate(curve: Curve, field: Field, { speed, acceleration }: Limits) {
  const half = halves(field, curve)
  const reach = curve.x.length > 0 ? half.x : half.y
  return reach > 0 ? Math.min(speed / reach, Math.sqrt(acceleration / reach)) / (2 * Math.PI) : 0
}

/**
 * The course of a dot along a curve. It is never faster than the speed, and where a bend would accelerate it beyond
 * the limit it is slower; only jumps obey neither.
 */
export function courseOf(curve: Curve, field: Field, limits: Limits): Course {
  const { movement } = curve
  if (movement === 'jumps' || movement === 'still') {
    const start = startOf(curve, field, limits.jump)
    return {
      curve,
      limits,
      at: (seconds) => (Math.floor(seconds / JUMP_INTERVAL) % 2 === 0 ? start : { x: -start.x, y: start.y }),
      parameterAt: (seconds) => seconds,
      secondsAt: (parameter) => parameter,
    }
  }
  const rate = movement === 'line' ? lineRate(curve, field, limits) : 0
  const times =
    movement === 'loop'
      ? loopTimes(curve, field, limits)
      : {
          parameterAt: (seconds: number) => seconds * rate,
          secondsAt: (parameter: number) => (rate > 0 ? parameter / rate : 0),
        }
  return { curve, limits, ...times, at: (seconds) => pointAt(curve, field, times.parameterAt(seconds)) }
}
