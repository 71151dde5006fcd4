import { isUndrawn } from '../../model/document/nodeTypes.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { isHidden } from '../../model/edit/visibility.ts'
import { walk } from '../../model/document/drawing.ts'
import { boxAround, boundsOf, centreOf, cornersOf } from '../../model/geometry/bounds.ts'
import { handlesOf } from '../../model/geometry/handles.ts'
import { inverted, transformed, type Matrix, type Point } from '../../model/geometry/matrix.ts'
import { guidesOf, snapped, type Guide } from '../../model/geometry/snapping.ts'
import { matrixAbove, matrixToPage, pageOf, type Box } from '../../model/geometry/viewport.ts'
import type { Gesture, Session } from '../session.ts'

/** Limit of the shapes that others are brought into line with. */
const mostOthers = 300

interface Surroundings {
  /** The box of all moving shapes at the start, in the coordinates of the page. */
  readonly box: Box
  readonly others: readonly Box[]
  /** From the amount of the gesture to the page, without the translation. */
  readonly toPage: Matrix
}

/** Brings shapes that are moved into line with the others and the page, and points onto others. */
export function lineUp({ store }: Session) {
  /** Cache per gesture, by the shapes it began with. */
  const known = new WeakMap<readonly SvgNode[], Surroundings>()

  function boxOnPage(node: SvgNode): Box | undefined {
    const { nodes } = store.drawing()
    const box = boundsOf(nodes, node, 'parent')
    const above = matrixAbove(nodes, node)
    return box && boxAround(cornersOf(box).map((corner) => transformed(above, corner)))
  }

  /** The shapes that are drawn and do not move. */
  function* standing(parent: SvgNode, moving: ReadonlySet<string>): Generator<SvgNode> {
    for (const id of parent.children) {
      const node = store.get(id)
      if (!node || moving.has(id) || isUndrawn(node.type) || isHidden(node)) continue
      if (node.children.length > 0) yield* standing(node, moving)
      else yield node
    }
  }

  function surroundingsOf({ originals }: Gesture): Surroundings | undefined {
    const before = known.get(originals)
    const root = store.get(store.drawing().root)
    const [first] = originals
    if (before || !root || !first) return before
    const box = boxAround(originals.flatMap((node) => cornersOf(boxOnPage(node) ?? pageOf(root))))
    if (!box) return undefined
    const others = [pageOf(root)]
    for (const node of standing(root, new Set(originals.map(({ id }) => id)))) {
      const other = boxOnPage(node)
      if (other) others.push(other)
      if (others.length > mostOthers) break
    }
    const [a, b, c, d] = matrixAbove(store.drawing().nodes, first)
    const found = { box, others, toPage: [a, b, c, d, 0, 0] as const }
    known.set(originals, found)
    return found
  }

  const movedBox = ({ box, toPage }: Surroundings, amount: Point): Box => {
    const { x, y } = transformed(toPage, amount)
    return { ...box, x: box.x + x, y: box.y + y }
  }

  return {
    /** The amount of a gesture that brings the shapes into line. @param reach distance in units of the page */
    snap: (gesture: Gesture, amount: Point, reach: number): Point => {
      const around = surroundingsOf(gesture)
      const back = around && inverted(around.toPage)
      if (!back) return amount
      const by = transformed(back, snapped(movedBox(around, amount), around.others, reach))
      return { x: amount.x + by.x, y: amount.y + by.y }
    },
    /** The guides of the shapes at their present place, in the coordinates of the page. */
    guides: (gesture: Gesture): readonly Guide[] => {
      const around = surroundingsOf(gesture)
      return around && (gesture.x !== 0 || gesture.y !== 0)
        ? guidesOf(movedBox(around, gesture), around.others)
        : []
    },
    /** The nearest point of another shape to one of a node's, in the user space of the node. */
    nearestPoint: (node: SvgNode, handle: Point): Point | undefined => {
      const { nodes, root } = store.drawing()
      const own = matrixToPage(nodes, node)
      const back = inverted(own)
      const here = transformed(own, handle)
      let nearest: Point | undefined
      let distance = Infinity
      for (const other of walk(nodes, root)) {
        if (other.id === node.id || other.parent === undefined) continue
        const matrix = matrixToPage(nodes, other)
        const box = other.children.length === 0 ? boundsOf(nodes, other) : undefined
        const points = [...handlesOf(other), ...(box ? [...cornersOf(box), centreOf(box)] : [])]
        for (const point of points.map((each) => transformed(matrix, each))) {
          const gap = Math.hypot(point.x - here.x, point.y - here.y)
          if (gap > 1e-6 && gap < distance) [nearest, distance] = [point, gap]
        }
      }
      return back && nearest && transformed(back, nearest)
    },
  }
}
