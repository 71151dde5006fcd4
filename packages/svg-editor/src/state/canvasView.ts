import { pageOf, type Box } from '../model/geometry/viewport.ts'
import type { Session, View } from './session.ts'

/** Spacing of the grid lines in user units. */
export const gridStep = 10

export const leastZoom = 0.02
export const mostZoom = 400

/** The zoom that fits a box with a margin into the canvas. */
export function fittingZoom({ host }: Session, box: Box) {
  const size = host.canvasSize()
  const whole = Math.min(size.width / box.width, size.height / box.height)
  return Math.min(mostZoom, Math.max(leastZoom, 0.9 * whole))
}

/** The page of the open drawing. */
export function currentPage({ store }: Session): Box {
  const root = store.get(store.drawing().root)
  return root ? pageOf(root) : { x: 0, y: 0, width: 400, height: 400 }
}

/** The current view with the fitted zoom computed. */
export function currentView(session: Session): View & { readonly zoom: number } {
  const view = session.atomStore.get(session.atoms.view)
  if (view.zoom !== undefined) return { ...view, zoom: view.zoom }
  const page = currentPage(session)
  return {
    ...view,
    zoom: fittingZoom(session, page),
    x: page.x + page.width / 2,
    y: page.y + page.height / 2,
  }
}
