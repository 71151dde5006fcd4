export type Point = readonly [x: number, y: number]

/** Into how many pieces a curve is cut. */
const pieces = 24

function curve([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: pieces }, (_, at): Point => {
    const t = (at + 1) / pieces
    const u = 1 - t
    const part = (axis: 0 | 1) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
    return [part(0), part(1)]
  })
}

/** How many numbers a command takes at a time. */
const taken: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 }

/**
 * The points of a path, one list for each of its parts.
 *
 * @param path of the commands M, L, H, V, C, S, A and Z, absolute or relative; an arc is drawn as a straight line
 * @throws on any other command
 */
export function pointsOf(path: string): Point[][] {
  const parts: Point[][] = []
  let at: Point = [0, 0]
  // Where the curve before pulls to; a smooth one goes on in that direction.
  let pull: Point = at
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase()
    const count = taken[kind]
    if (count === undefined)
      throw new Error(`“${command}” in a path: only M, L, H, V, C, S, A and Z can be drawn`)
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const isRelative = command === kind
    const current = () => parts.at(-1)!
    if (kind === 'z') {
      at = current()[0]!
      current().push(at)
    }
    for (let index = 0; index < numbers.length; index += count) {
      const [x0, y0] = isRelative ? at : [0, 0]
      const pair = (first: number): Point => [x0 + numbers[index + first]!, y0 + numbers[index + first + 1]!]
      if (kind === 'h') at = [x0 + numbers[index]!, at[1]]
      else if (kind === 'v') at = [at[0], y0 + numbers[index]!]
      else if (kind === 'c' || kind === 's') {
        const last = kind === 'c' ? 4 : 2
        const first: Point = kind === 'c' ? pair(0) : [2 * at[0] - pull[0], 2 * at[1] - pull[1]]
        pull = pair(last - 2)
        const points = curve([at, first, pull, pair(last)])
        current().push(...points.slice(0, -1))
        at = pair(last)
      } else at = pair(count - 2)
      if (kind !== 'c' && kind !== 's') pull = at
      // What follows the first pair of a move is a line.
      if (kind === 'm' && index === 0) parts.push([])
      current().push(at)
    }
  }
  return parts
}
