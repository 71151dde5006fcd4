import { boxAround, boundsOf, cornersOf } from '../../model/geometry/bounds.ts'
import { alignment, moved, type Alignment } from '../../model/geometry/place.ts'
import { pageOf } from '../../model/geometry/viewport.ts'
import { rounded } from '../../model/text/numbers.ts'
import type { Session } from '../session.ts'
import type { placeCommands } from './placeCommands.ts'

/** Aligns the selection with the page, with its own box, or with the element selected last. */
export function alignCommands(session: Session, { targets }: ReturnType<typeof placeCommands>) {
  const { store, atomStore, atoms, say } = session

  function align(how: Alignment) {
    const { nodes, root } = store.drawing()
    const found = targets().flatMap((node) => {
      const box = boundsOf(nodes, node, 'parent')
      return box ? [{ node, box }] : []
    })
    const rootNode = store.get(root)
    const boxes = found.map(({ box }) => box)
    // A single node is aligned with the page.
    const last =
      atomStore.get(atoms.alignsToLast) && found.find(({ node }) => node.id === session.current().id)
    const whole = boxes.length > 1 ? boxAround(boxes.flatMap(cornersOf)) : rootNode && pageOf(rootNode)
    const frame = last && boxes.length > 1 ? last.box : whole
    if (!frame) return
    const by = alignment(boxes, frame, how)
    store.commit((draft) => {
      for (const [index, { node }] of found.entries()) {
        const { x, y } = by[index] ?? { x: 0, y: 0 }
        draft.put(moved(store.drawing().nodes, node, rounded(x), rounded(y)))
      }
    })
    session.setMode('ready')
    say((texts) => texts['say.aligned'](found.length))
  }

  return {
    align,
    toggleLast: () => {
      atomStore.set(atoms.alignsToLast, (isLast) => !isLast)
      say((texts) => texts['say.alignsTo'](atomStore.get(atoms.alignsToLast)))
    },
  }
}
