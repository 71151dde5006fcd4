// What is drawn above the drawing: outlines of what is chosen, points and control handles.
import { boundsOf, cornersOf } from '../../model/geometry/bounds.ts'
import { handlesOf } from '../../model/geometry/handles.ts'
import { multiplied, transformed, type Matrix, type Point } from '../../model/geometry/matrix.ts'
import { attribute, type SvgNode } from '../../model/document/svgNode.ts'
import { matrixOf } from '../../model/geometry/transform.ts'
import { matrixAbove } from '../../model/geometry/viewport.ts'
import type { Session } from '../../state/session.ts'
import { svgNamespace, type DrawingDisplay } from './drawingDisplay.ts'

/** More handles than this are not drawn at once; the present one always is. */
const mostHandles = 400
/** More outlines than this are not drawn at once: the last chosen are. */
const mostOutlines = 50

const closed = (points: readonly Point[]) =>
  points.length > 0 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z` : ''

function mark(d: string, name: string) {
  const element = document.createElementNS(svgNamespace, 'path')
  element.setAttribute('d', d)
  element.setAttribute('class', name)
  return element
}

/** Draws the marks of what is chosen now into a layer above the drawing. */
export function drawMarks(layer: SVGElement, session: Session, display: DrawingDisplay) {
  const { store, jot, atoms } = session
  const { nodes } = store.drawing()

  /** Whether a style may shift the node, which its attributes do not tell. */
  const isStyled = (node: SvgNode | undefined): boolean =>
    display.hasSheets() ||
    (node !== undefined &&
      (attribute(node, 'style')?.includes('transform') === true || isStyled(nodes.get(node.parent ?? ''))))

  /** From the coordinates an element is drawn in to those of the page, as the browser has them. */
  function matrixDrawn(element: SVGElement | undefined): Matrix | undefined {
    if (!(element instanceof SVGGraphicsElement) || !(layer instanceof SVGGraphicsElement)) return undefined
    const [own, page] = [element.getScreenCTM(), layer.getScreenCTM()]
    if (!own || !page) return undefined
    const { a, b, c, d, e, f } = page.inverse().multiply(own)
    return [a, b, c, d, e, f]
  }

  /** From the coordinates a node's attributes are written in to those of the page. */
  const matrixOfOwn = (node: SvgNode): Matrix =>
    // Asking the browser costs a layout: only where it alone knows. A nested svg counts its contents.
    (node.type !== 'svg' && isStyled(node) ? matrixDrawn(display.elementOf(node.id)) : undefined) ??
    multiplied(matrixAbove(nodes, node), matrixOf(attribute(node, 'transform')))

  function outlineOf(node: SvgNode): readonly Point[] {
    if (node.parent === undefined) return []
    const own = boundsOf(nodes, node)
    if (own) {
      const matrix = matrixOfOwn(node)
      return cornersOf(own).map((point) => transformed(matrix, point))
    }
    // Only the browser knows how large a text is.
    const element = display.elementOf(node.id)
    if (!(element instanceof SVGGraphicsElement)) return []
    const matrix = matrixDrawn(element)
    if (!matrix) return []
    return cornersOf(element.getBBox()).map((point) => transformed(matrix, point))
  }

  const parts: SVGElement[] = []
  const present = session.present()
  for (const node of session.chosenNodes().slice(-mostOutlines)) {
    const d = closed(outlineOf(node))
    if (d === '') continue
    parts.push(mark(d, 'halo'), mark(d, node === present ? 'mark present' : 'mark'))
  }
  const field = jot.get(atoms.field)
  const handles = handlesOf(present)
  const now = handles.findIndex(({ keys }) => keys.includes(field))
  const shown = handles.length > mostHandles ? handles.filter((_, at) => at === now) : handles
  const matrix = matrixOfOwn(present)
  // Below all handles, so that none is crossed out.
  const arms = shown.flatMap((handle) => {
    const { x, y } = transformed(matrix, handle)
    return handle.arms.map((end) => {
      const at = transformed(matrix, end)
      return `M${x} ${y}L${at.x} ${at.y}`
    })
  })
  if (arms.length > 0) parts.push(mark(arms.join(''), 'arm halo'), mark(arms.join(''), 'arm'))
  for (const handle of shown) {
    const { x, y } = transformed(matrix, handle)
    const kind = `handle${handle.control ? ' control' : ''}${handle === handles[now] ? ' now' : ''}`
    parts.push(mark(`M${x} ${y}h0`, kind), mark(`M${x} ${y}h0`, `${kind} inner`))
  }
  layer.replaceChildren(...parts)
}
