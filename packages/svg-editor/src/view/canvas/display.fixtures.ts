import { readSvg } from '../../model/text/readSvg.ts'
import { displayDrawing } from './drawingDisplay.ts'

/** A source in a shadow root, as the editor displays it. */
export function shown(source: string) {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const display = displayDrawing(readSvg(source), shadow, new CSSStyleSheet())
  shadow.append(display.element)
  return { host, shadow, element: display.element }
}

/** Side of the compared pictures in pixels. */
export const side = 48

/** A source as the editor displays it, with its style sheets. */
export function displayed(source: string) {
  const { host, shadow, element } = shown(source)
  for (const sheet of shadow.adoptedStyleSheets) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
    style.textContent = [...sheet.cssRules].map((rule) => rule.cssText).join('')
    element.prepend(style)
  }
  host.remove()
  return element
}

/** The attributes of a root that place it; the display sets its own. */
const placing = /\s(?:x|y|width|height|preserveAspectRatio)=(["'])[^"']*\1/g

/** The display and the file as roots of the same place and size. */
export function bothOf(source: string, place: Readonly<Record<string, string>>) {
  const element = displayed(source)
  for (const [name, value] of Object.entries(place)) element.setAttribute(name, value)
  const placed = Object.entries(place)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  const file = source.replace(
    /<svg([^>]*)>/,
    (_, attributes: string) => `<svg${attributes.replaceAll(placing, '')}${placed}>`,
  )
  return [new XMLSerializer().serializeToString(element), file] as const
}
