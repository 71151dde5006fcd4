import { boundsOf, centreOf } from '../../model/geometry/bounds.ts'
import { inverted, rotation, transformed, type Point } from '../../model/geometry/matrix.ts'
import { moved, rotated } from '../../model/geometry/place.ts'
import { ownMatrix } from '../../model/geometry/transform.ts'
import { matrixAbove, matrixToPage, pageOf } from '../../model/geometry/viewport.ts'
import { rounded } from '../../model/text/numbers.ts'
import { parsePoints } from '../../model/path/points.ts'
import { attribute, withAttribute, type NodeLookup, type SvgNode } from '../../model/document/svgNode.ts'
import type { Draft } from '../../model/document/drawingStore.ts'
import { duplicate } from '../../model/edit/treeEdit.ts'
import type { placeCommands } from './placeCommands.ts'
import type { Session } from '../session.ts'

/** The mean of a node's points: a star is centred on it, not on its bounding box. */
function middleOf(node: SvgNode): Point | undefined {
  if (node.type !== 'polygon' && node.type !== 'polyline') return undefined
  const { points } = parsePoints(attribute(node, 'points') ?? '')
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 })
  const middle = { x: sum.x / points.length, y: sum.y / points.length }
  return points.length > 0 ? transformed(ownMatrix(node), middle) : undefined
}

/** Copies the selection in a row or a ring. */
export function arrayCommands(session: Session, place: ReturnType<typeof placeCommands>) {
  const { store, atomStore, atoms, say } = session

  /** Recreates the copies, each placed by its index. */
  function make(put: (nodes: NodeLookup, node: SvgNode, index: number) => SvgNode) {
    const gesture = atomStore.get(atoms.gesture)
    if (!gesture?.copies) return
    const { originals, copies } = gesture
    store.rollback()
    store.commit((draft) => {
      for (const original of originals) copy(draft, original, copies, put)
    }, 'gesture')
  }

  function copy(
    draft: Draft,
    original: SvgNode,
    copies: number,
    put: (nodes: NodeLookup, node: SvgNode, index: number) => SvgNode,
  ) {
    let before = original.id
    for (let index = 1; index < copies; index++) {
      const [id = ''] = duplicate(draft, [before])
      const node = draft.get(id)
      const from = draft.get(original.id)
      // Each copy is placed relative to the first, so that rounding errors do not add up.
      if (node && from) {
        const placed = put(draft, { ...from, id }, index)
        draft.put({ ...node, tag: withAttribute(placed, 'id', attribute(node, 'id')).tag })
      }
      before = id
    }
  }

  function row(dx: number, dy: number) {
    const gesture = atomStore.get(atoms.gesture)
    if (!gesture) return
    const next = { ...gesture, x: rounded(gesture.x + dx), y: rounded(gesture.y + dy) }
    atomStore.set(atoms.gesture, next)
    make((nodes, node, index) => moved(nodes, node, rounded(next.x * index), rounded(next.y * index)))
  }

  function ring(isTurned: boolean) {
    const copies = atomStore.get(atoms.gesture)?.copies ?? 1
    const root = store.get(store.drawing().root)
    if (!root) return
    const middle = centreOf(pageOf(root))
    make((nodes, node, index) => {
      const back = inverted(matrixAbove(nodes, node))
      const box = boundsOf(nodes, node, 'parent')
      if (!back || !box) return node
      const angle = (360 / copies) * index
      if (isTurned) {
        const own = inverted(matrixToPage(nodes, node))
        return own ? rotated(nodes, node, rounded(angle), transformed(own, middle)) : node
      }
      const from = middleOf(node) ?? centreOf(box)
      const to = transformed(rotation(angle, transformed(back, middle)), from)
      return moved(nodes, node, rounded(to.x - from.x), rounded(to.y - from.y))
    })
    place.finish()
    say((texts) => texts['say.copies'](copies))
  }

  return {
    /** @param copies their number, including the original */
    begin: (copies: number) => {
      place.begin('array')
      const gesture = atomStore.get(atoms.gesture)
      if (gesture) atomStore.set(atoms.gesture, { ...gesture, copies: Math.min(500, Math.max(2, copies)) })
    },
    row,
    ring,
  }
}
