import { identity, multiplied, rotation, type Matrix } from './matrix.ts'
import { formatNumber } from '../text/numbers.ts'

/** The fields of a group: moved, turned about a point, scaled. */
export interface Placement {
  readonly translateX: number
  readonly translateY: number
  readonly rotateAngle: number
  readonly rotateX: number
  readonly rotateY: number
  readonly scaleX: number
  readonly scaleY: number
}

export const noPlacement: Placement = {
  translateX: 0,
  translateY: 0,
  rotateAngle: 0,
  rotateX: 0,
  rotateY: 0,
  scaleX: 1,
  scaleY: 1,
}

interface Step {
  readonly name: string
  readonly numbers: readonly number[]
  readonly text: string
}

const step = /[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/y

/** The steps of a `transform`; `rest` is what cannot be read and is kept. */
function steps(text: string) {
  const found: Step[] = []
  let at = 0
  for (;;) {
    step.lastIndex = at
    const [whole, name, list] = step.exec(text) ?? []
    if (whole === undefined || name === undefined || list === undefined) break
    const numbers = list
      .split(/[\s,]+|(?<=[\d.])(?=[+-])/)
      .filter(Boolean)
      .map(Number)
    if (numbers.some(Number.isNaN)) break
    found.push({ name, numbers, text: whole })
    at += whole.length
  }
  return { found, rest: text.slice(at).trim() }
}

function stepMatrix({ name, numbers }: Step): Matrix {
  const [a = 0, b, c] = numbers
  if (name === 'matrix') {
    const [, , , d = 1, e = 0, f = 0] = numbers
    return [a, b ?? 0, c ?? 0, d, e, f]
  }
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name === 'rotate') return rotation(a, { x: b ?? 0, y: c ?? 0 })
  const slant = Math.tan((a * Math.PI) / 180)
  return name === 'skewX' ? [1, 0, slant, 1, 0, 0] : [1, slant, 0, 1, 0, 0]
}

/** The matrix of a `transform` attribute. */
export const matrixOf = (text: string | undefined): Matrix =>
  text ? steps(text).found.map(stepMatrix).reduce(multiplied, identity) : identity

/**
 * A `transform` as the fields of a group, in the order translate, rotate, scale, followed by whatever
 * else it does: so a foreign `matrix()` stays as it is, and moving writes a `translate()` before it.
 */
export function readPlacement(text: string | undefined): { placement: Placement; rest: string } {
  const { found, rest } = steps(text ?? '')
  const queue = [...found]
  const take = (name: string) => (queue[0]?.name === name ? queue.shift()?.numbers : undefined)
  const [translateX = 0, translateY = 0] = take('translate') ?? []
  const [rotateAngle = 0, rotateX = 0, rotateY = 0] = take('rotate') ?? []
  const [scaleX = 1, scaleY = scaleX] = take('scale') ?? []
  const left = [...queue.map((each) => each.text.trim()), rest].filter(Boolean).join(' ')
  return {
    placement: { translateX, translateY, rotateAngle, rotateX, rotateY, scaleX, scaleY },
    rest: left,
  }
}

const list = (...numbers: number[]) => numbers.map(formatNumber).join(' ')

/** The `transform` of a placement; nothing where it does nothing. */
export function writePlacement(placement: Placement, rest = ''): string | undefined {
  const { translateX, translateY, rotateAngle, rotateX, rotateY, scaleX, scaleY } = placement
  const parts = [
    (translateX !== 0 || translateY !== 0) && `translate(${list(translateX, translateY)})`,
    rotateAngle !== 0 &&
      `rotate(${rotateX === 0 && rotateY === 0 ? list(rotateAngle) : list(rotateAngle, rotateX, rotateY)})`,
    (scaleX !== 1 || scaleY !== 1) && `scale(${scaleX === scaleY ? list(scaleX) : list(scaleX, scaleY)})`,
    rest,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}
