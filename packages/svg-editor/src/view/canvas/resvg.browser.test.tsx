import { expect, test } from 'vitest'
import resvg from '../../model/text/resvg.fixtures.json' with { type: 'json' }
import { createInspector } from '../../model/text/safety.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { pixelsOfSource } from '../output/pixels.fixtures.ts'
import { displayDrawing } from './drawingDisplay.ts'

const side = 64

/** A source as the editor displays it, as a file of the given size, and the names the editor says it does not show. */
function displayed(source: string) {
  const inspector = createInspector()
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const { element } = displayDrawing(readSvg(source, undefined, inspector.see), shadow, new CSSStyleSheet())
  shadow.append(element)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = shadow.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.replace(':host > svg', ':root')))
    .join('')
  element.prepend(style)
  const text = new XMLSerializer().serializeToString(sized(element))
  host.remove()
  return { text, hidden: inspector.hidden() }
}

function sized(root: Element) {
  root.setAttribute('width', String(side))
  root.setAttribute('height', String(side))
  return root
}

/** The file itself in the same size. */
function original(source: string) {
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml')
  return new XMLSerializer().serializeToString(sized(documentElement))
}

test('resvg’s test files are shown as the browser shows them, to the pixel, or the notice names what is not', async () => {
  const different: string[] = []
  let equal = 0
  for (const [name, source] of Object.entries(resvg.files)) {
    const { text, hidden } = displayed(source)
    const [one, two] = [await pixelsOfSource(text, side), await pixelsOfSource(original(source), side)]
    if (one.every((value, at) => value === two[at])) equal += 1
    else if (hidden.length === 0) different.push(name)
  }
  expect(different).toEqual([])
  expect(equal).toBeGreaterThan(140)
})
