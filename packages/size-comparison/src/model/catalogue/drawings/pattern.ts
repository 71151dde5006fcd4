/** Patterns that drawings are made of; coordinates have one decimal. */

const point = (x: number, y: number) => `${Number(x.toFixed(1))},${Number(y.toFixed(1))}`

const GOLDEN = 2.399_963

interface Disc {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry?: number
  /** Above ½ the dots gather in the middle. */
  readonly power?: number
  readonly from?: number
}

/** Dots that fill an ellipse evenly, or gather in its middle. */
export const discDots = (count: number, { x, y, rx, ry = rx, power = 0.5, from = 0 }: Disc) =>
  Array.from({ length: count }, (_, index) => {
    const part = from + (1 - from) * ((index + 0.5) / count) ** power
    return point(x + rx * part * Math.cos(index * GOLDEN), y + ry * part * Math.sin(index * GOLDEN))
  }).join(' ')

/** Points on a circle, or on the arc of an angle. */
export const ring = (count: number, x: number, y: number, radius: number, start = 0, arc = 2 * Math.PI) =>
  Array.from({ length: count }, (_, index) => {
    const angle = start + (index / (arc < 2 * Math.PI ? count - 1 : count)) * arc
    return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  })

/** Circles around the given points. */
export const circles = (centres: readonly string[], radius: number) =>
  centres.map((centre) => `O${centre},${radius}`).join('')

/** Rays from one radius to another. */
export const rays = (
  count: number,
  x: number,
  y: number,
  inner: number,
  outer: number,
  start?: number,
  arc?: number,
) => {
  const ends = ring(count, x, y, outer, start, arc)
  return ring(count, x, y, inner, start, arc)
    .map((from, index) => `M${from}L${ends[index]}`)
    .join('')
}

interface Arm {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Turns of an arm from the middle to its end. */
  readonly turns: number
  /** Height against width of the tilted disc. */
  readonly tilt?: number
  readonly arms?: number
}

const armPoints = (start: number, steps: number, { x, y, radius, turns, tilt = 1 }: Arm) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    const angle = start + part * turns * 2 * Math.PI
    const distance = radius * (0.12 + 0.88 * part)
    return [x + distance * Math.cos(angle), y + tilt * distance * Math.sin(angle)] as const
  })

/** The arms of a spiral as lines. */
export const spiral = (arm: Arm) =>
  Array.from({ length: arm.arms ?? 2 }, (_, index) => {
    const points = armPoints((index / (arm.arms ?? 2)) * 2 * Math.PI, 22, arm)
    return `M${points.map(([x, y]) => point(x, y)).join('L')}`
  }).join('')

/** Dots along the arms of a spiral. */
export const spiralDots = (count: number, arm: Arm) =>
  Array.from({ length: arm.arms ?? 2 }, (_, index) =>
    armPoints((index / (arm.arms ?? 2)) * 2 * Math.PI + 0.25, count, arm)
      .slice(3)
      .map(([x, y]) => point(x, y)),
  )
    .flat()
    .join(' ')
