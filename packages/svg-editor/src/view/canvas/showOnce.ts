import { walk, type Drawing } from '../../model/document/drawing.ts'
import { displayDrawing } from './drawingDisplay.ts'

/** Renders a drawing once, for a thumbnail. */
export function showOnce(drawing: Drawing, host: HTMLElement) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const base = new CSSStyleSheet()
  base.replaceSync(':host{all:initial;display:block}svg{display:block;width:100%;height:100%}')
  const display = displayDrawing(drawing, shadow, base)
  shadow.replaceChildren(display.element)
  return [...walk(drawing.nodes, drawing.root)].length
}
