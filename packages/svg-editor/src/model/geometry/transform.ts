import { identity, multiplied, rotation, transformed, type Matrix, type Point } from './matrix.ts'
import { formatNumber } from '../text/numbers.ts'
import { attribute, type SvgNode } from '../document/svgNode.ts'

/** A group's transform fields: translation, rotation about a point, scale. */
export interface Placement {
  readonly translateX: number
  readonly translateY: number
  readonly rotateAngle: number
  readonly rotateX: number
  readonly rotateY: number
  readonly scaleX: number
  readonly scaleY: number
}

export const placementKeys = [
  'rotateX',
  'rotateY',
  'rotateAngle',
  'scaleX',
  'scaleY',
  'translateX',
  'translateY',
] as const

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

/** Parses the functions of a `transform`; `rest` is the unreadable remainder, which is kept. */
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

/** The matrix of a node's own transform. */
export const ownMatrix = (node: SvgNode): Matrix => matrixOf(attribute(node, 'transform'))

/** A `transform` as a group's fields (translate, rotate, scale) and the rest of its text, such as a `matrix()`. */
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

/** The `transform` of a placement; `undefined` for the identity. */
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

/** A `transform` with some of its fields changed; an equal one keeps its spelling. */
export function withPlacement(text: string | undefined, change: Partial<Placement>): string | undefined {
  const { placement, rest } = readPlacement(text)
  const next = { ...placement, ...change }
  const same = placementKeys.every((key) => next[key] === placement[key])
  return same ? text : writePlacement(next, rest)
}

/** A `transform` rotated further by `degrees` about a point in the node's user space. */
export function turned(text: string | undefined, degrees: number, about: Point): string | undefined {
  const { placement, rest } = readPlacement(text)
  const { rotateX, rotateY, scaleX, scaleY, translateX, translateY } = placement
  // The rotation is applied after the scale and the rest.
  const inner = matrixOf(writePlacement({ ...noPlacement, scaleX, scaleY }, rest))
  const pivot = transformed(inner, about)
  const angle = (((placement.rotateAngle + degrees) % 360) + 360) % 360
  const near = Math.hypot(rotateX - pivot.x, rotateY - pivot.y) < 1e-6
  if (placement.rotateAngle === 0 || near) {
    const centre = angle === 0 ? { rotateX: 0, rotateY: 0 } : { rotateX: pivot.x, rotateY: pivot.y }
    return writePlacement({ ...placement, rotateAngle: angle, ...centre }, rest)
  }
  // Keep the existing rotation centre and compensate by a translation.
  const before = rotation(placement.rotateAngle, { x: rotateX, y: rotateY })
  const wanted = multiplied(before, rotation(degrees, pivot))
  const plain = rotation(angle, { x: rotateX, y: rotateY })
  const moved = {
    translateX: translateX + wanted[4] - plain[4],
    translateY: translateY + wanted[5] - plain[5],
  }
  return writePlacement({ ...placement, rotateAngle: angle, ...moved }, rest)
}

const onlyMoves = /^\s*translate\([^)]*\)\s*$/

/** The product of two `transform` texts: the outer one followed by the inner one. */
export function multiplyTransforms(outer: string | undefined, inner: string | undefined) {
  if (outer === undefined || inner === undefined) return outer ?? inner
  const first = readPlacement(outer)
  const second = readPlacement(inner)
  if (!onlyMoves.test(outer) || second.rest !== '') return `${outer} ${inner}`
  const { translateX, translateY } = first.placement
  return withPlacement(inner, {
    translateX: second.placement.translateX + translateX,
    translateY: second.placement.translateY + translateY,
  })
}
