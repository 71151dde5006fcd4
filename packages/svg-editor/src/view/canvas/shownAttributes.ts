import type { SvgNode } from '../../model/document/svgNode.ts'
import { pageOf } from '../../model/geometry/viewport.ts'
import { isPicture, localReference, mayShowAttribute, staysInside } from '../../model/text/safety.ts'
import { fixedName } from '../../model/edit/visibility.ts'
import { setStyle } from './safeStyles.ts'

/** Sets an attribute of a displayed element if it is on the allowlist. */
export function setAttribute(element: SVGElement, name: string, value: string) {
  if (name === 'style') setStyle(element, value)
  // The pointer reaches what lies behind.
  else if (name === fixedName) element.style.pointerEvents = 'none'
  else if (name === 'href' || name === 'xlink:href') {
    // A link is shown for its content only and has no target.
    const isShown = element.tagName === 'image' ? isPicture(value) : localReference(value) !== undefined
    if (isShown && element.tagName !== 'a') element.setAttribute('href', value.trim())
  } else if (mayShowAttribute(name) && staysInside(value)) element.setAttribute(name, value)
}

/** Makes the root show its page, whatever size the file sets. */
export function placeRoot(node: SvgNode, element: SVGElement) {
  const page = pageOf(node)
  element.setAttribute('width', String(page.width))
  element.setAttribute('height', String(page.height))
  element.setAttribute('viewBox', `${page.x} ${page.y} ${page.width} ${page.height}`)
}
