import { boxAround, boundsOf, cornersOf } from '../../model/geometry/bounds.ts'
import { transformed } from '../../model/geometry/matrix.ts'
import { matrixAbove, type Box } from '../../model/geometry/viewport.ts'
import { fittingZoom, leastZoom, currentView, mostZoom, currentPage } from '../canvasView.ts'
import type { Session } from '../session.ts'

/** Zooms and pans; switches grid and snapping. */
export function viewCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  function show(box: Box) {
    const zoom = fittingZoom(session, box)
    atomStore.set(atoms.view, (view) => ({
      ...view,
      zoom,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }))
    say((texts) => texts['say.zoom'](Math.round(zoom * 100)))
  }

  return {
    /** Zooms by a factor; the given point of the drawing keeps its place on the screen. */
    zoomBy: (factor: number, about?: { x: number; y: number }) => {
      const view = currentView(session)
      const zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom * factor))
      const { x, y } = about ?? view
      const share = view.zoom / zoom
      atomStore.set(atoms.view, { ...view, zoom, x: x + (view.x - x) * share, y: y + (view.y - y) * share })
      if (!about) say((texts) => texts['say.zoom'](Math.round(zoom * 100)))
    },
    /** Pans the view by screen pixels. */
    panBy: (dx: number, dy: number) => {
      const view = currentView(session)
      atomStore.set(atoms.view, { ...view, x: view.x + dx / view.zoom, y: view.y + dy / view.zoom })
    },
    fit: () => {
      atomStore.set(atoms.view, (view) => ({ ...view, zoom: undefined }))
      say((texts) => texts['say.zoom'](Math.round(currentView(session).zoom * 100)))
    },
    showChosen: () => {
      const { nodes } = store.drawing()
      const corners = session.selectedNodes().flatMap((node) => {
        const box = boundsOf(nodes, node, 'parent')
        if (!box) return []
        const above = matrixAbove(nodes, node)
        return cornersOf(box).map((point) => transformed(above, point))
      })
      const box = boxAround(corners)
      show(box && box.width + box.height > 0 ? box : currentPage(session))
    },
    toggleGrid: () => {
      atomStore.set(atoms.view, (view) => ({ ...view, grid: !view.grid }))
      say((texts) => texts['say.grid'](Number(atomStore.get(atoms.view).grid)))
    },
    toggleSnap: () => {
      atomStore.set(atoms.view, (view) => ({ ...view, snap: !view.snap }))
      say((texts) => texts['say.snap'](Number(atomStore.get(atoms.view).snap)))
    },
  }
}
