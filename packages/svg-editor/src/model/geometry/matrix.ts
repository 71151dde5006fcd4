export interface Point {
  readonly x: number
  readonly y: number
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f: the six numbers of SVG's `matrix()`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The product `first · second`: applies `second` before `first`, as nested transforms do. */
export const multiplied = (first: Matrix, second: Matrix): Matrix => {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const transformed = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** The inverse matrix; `undefined` for a singular one. */
export function inverted([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const scale = a * d - b * c
  if (Math.abs(scale) < 1e-12) return undefined
  return [d / scale, -b / scale, -c / scale, a / scale, (c * f - d * e) / scale, (b * e - a * f) / scale]
}

export const rotation = (degrees: number, { x, y }: Point = { x: 0, y: 0 }): Matrix => {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}
