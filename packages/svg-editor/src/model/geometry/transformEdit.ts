import { multiplied, rotation, transformed, type Point } from './matrix.ts'
import { matrixOf, noPlacement, readPlacement, writePlacement, type Placement } from './transform.ts'

/** A `transform` with some of its fields changed; text that says the same stays. */
export function withPlacement(text: string | undefined, change: Partial<Placement>): string | undefined {
  const { placement, rest } = readPlacement(text)
  const next = { ...placement, ...change }
  const same = (Object.keys(next) as Array<keyof Placement>).every((key) => next[key] === placement[key])
  return same ? text : writePlacement(next, rest)
}

/** A `transform` turned further by `degrees` about a point of the node's own coordinates. */
export function turned(text: string | undefined, degrees: number, about: Point): string | undefined {
  const { placement, rest } = readPlacement(text)
  const { rotateX, rotateY, scaleX, scaleY, translateX, translateY } = placement
  // The turn comes after the scale and whatever follows it.
  const inner = matrixOf(writePlacement({ ...noPlacement, scaleX, scaleY }, rest))
  const pivot = transformed(inner, about)
  const angle = (((placement.rotateAngle + degrees) % 360) + 360) % 360
  const near = Math.hypot(rotateX - pivot.x, rotateY - pivot.y) < 1e-6
  if (placement.rotateAngle === 0 || near) {
    const centre = angle === 0 ? { rotateX: 0, rotateY: 0 } : { rotateX: pivot.x, rotateY: pivot.y }
    return writePlacement({ ...placement, rotateAngle: angle, ...centre }, rest)
  }
  // It turns about another point already: keep that one, and move so that the picture is the same.
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

/** The `transform` that does the inner one first and then the outer one, written as both. */
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
