import { boxAround, boundsOf, cornersOf } from '../model/bounds.ts'
import { transformed } from '../model/matrix.ts'
import { matrixAbove, pageOf, type Box } from '../model/viewport.ts'
import type { Session } from './session.ts'

const least = 0.02
const most = 400

/** The zoom that shows the whole page with a margin around it. */
const fittingZoom = (page: Box, size: { width: number; height: number }) =>
  Math.min(most, Math.max(least, 0.9 * Math.min(size.width / page.width, size.height / page.height)))

/** Zooming, panning, grid and snapping. */
export function viewCommands(session: Session) {
  const { store, jot, atoms, say } = session

  const page = () => {
    const root = store.get(store.drawing().root)
    return root ? pageOf(root) : { x: 0, y: 0, width: 400, height: 400 }
  }

  /** The view with its fitted values worked out. */
  function present() {
    const view = jot.get(atoms.view)
    if (view.zoom !== undefined) return { ...view, zoom: view.zoom }
    const { x, y, width, height } = page()
    return {
      ...view,
      zoom: fittingZoom(page(), session.host.windowSize()),
      x: x + width / 2,
      y: y + height / 2,
    }
  }

  function show(box: Box) {
    const zoom = fittingZoom(box, session.host.windowSize())
    jot.set(atoms.view, (view) => ({ ...view, zoom, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    say('zoom', Math.round(zoom * 100))
  }

  return {
    page,
    present,
    /** Zooms by a factor; the given point of the drawing stays where it is on the screen. */
    zoomBy: (factor: number, about?: { x: number; y: number }) => {
      const view = present()
      const zoom = Math.min(most, Math.max(least, view.zoom * factor))
      const { x, y } = about ?? view
      const share = view.zoom / zoom
      jot.set(atoms.view, { ...view, zoom, x: x + (view.x - x) * share, y: y + (view.y - y) * share })
      if (!about) say('zoom', Math.round(zoom * 100))
    },
    /** Moves the window over the drawing by screen pixels. */
    panBy: (dx: number, dy: number) => {
      const view = present()
      jot.set(atoms.view, { ...view, x: view.x + dx / view.zoom, y: view.y + dy / view.zoom })
    },
    fit: () => {
      jot.set(atoms.view, (view) => ({ ...view, zoom: undefined }))
      say('zoom', Math.round(present().zoom * 100))
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
      show(box && box.width + box.height > 0 ? box : page())
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
