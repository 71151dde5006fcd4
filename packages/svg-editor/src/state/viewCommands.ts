import { boxAround, boundsOf, cornersOf } from '../model/geometry/bounds.ts'
import { transformed } from '../model/geometry/matrix.ts'
import { matrixAbove, type Box } from '../model/geometry/viewport.ts'
import { fittingZoom, leastZoom, lookNow, mostZoom, pageNow } from './look.ts'
import type { Session } from './session.ts'

/** Zooming, panning, grid and snapping. */
export function viewCommands(session: Session) {
  const { store, jot, atoms, say } = session

  function show(box: Box) {
    const zoom = fittingZoom(session, box)
    jot.set(atoms.view, (view) => ({ ...view, zoom, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    say('zoom', Math.round(zoom * 100))
  }

  return {
    /** Zooms by a factor; the given point of the drawing stays where it is on the screen. */
    zoomBy: (factor: number, about?: { x: number; y: number }) => {
      const view = lookNow(session)
      const zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom * factor))
      const { x, y } = about ?? view
      const share = view.zoom / zoom
      jot.set(atoms.view, { ...view, zoom, x: x + (view.x - x) * share, y: y + (view.y - y) * share })
      if (!about) say('zoom', Math.round(zoom * 100))
    },
    /** Moves the window over the drawing by screen pixels. */
    panBy: (dx: number, dy: number) => {
      const view = lookNow(session)
      jot.set(atoms.view, { ...view, x: view.x + dx / view.zoom, y: view.y + dy / view.zoom })
    },
    fit: () => {
      jot.set(atoms.view, (view) => ({ ...view, zoom: undefined }))
      say('zoom', Math.round(lookNow(session).zoom * 100))
    },
    showChosen: () => {
      const { nodes } = store.drawing()
      const corners = session.chosenNodes().flatMap((node) => {
        const box = boundsOf(nodes, node, 'parent')
        if (!box) return []
        const above = matrixAbove(nodes, node)
        return cornersOf(box).map((point) => transformed(above, point))
      })
      const box = boxAround(corners)
      show(box && box.width + box.height > 0 ? box : pageNow(session))
    },
    toggleGrid: () => {
      jot.set(atoms.view, (view) => ({ ...view, grid: !view.grid }))
      say('grid', Number(jot.get(atoms.view).grid))
    },
    toggleSnap: () => {
      jot.set(atoms.view, (view) => ({ ...view, snap: !view.snap }))
      say('snap', Number(jot.get(atoms.view).snap))
    },
  }
}
