import { expect, test } from 'vitest'
import type { Drawing } from '../../model/document/drawing.ts'
import { withAttribute } from '../../model/document/svgNode.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { displayDrawing } from './drawingDisplay.ts'

const count = 20_000
const source = `<svg xmlns="http://www.w3.org/2000/svg">${'<rect x="1" y="2" width="3" height="4"/>'.repeat(count)}</svg>`

/** The display of a large drawing right after the call that starts it, and the shares it reports. */
function started(drawing: Drawing) {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' })
  const shares: Array<number | undefined> = []
  const display = displayDrawing(drawing, shadow, new CSSStyleSheet(), (share) => shares.push(share))
  const isDone = () => shares.length > 0 && shares.at(-1) === undefined
  return { display, shares, isDone }
}

const atOnce = (drawing: Drawing) =>
  displayDrawing(drawing, document.createElement('div').attachShadow({ mode: 'open' }), new CSSStyleSheet())
    .element

const text = (element: Element) => new XMLSerializer().serializeToString(element)

test('a large drawing is built in slices, with progress, and is the same in the end', async () => {
  const drawing = readSvg(source)
  const { display, shares, isDone } = started(drawing)
  expect(display.element.childElementCount).toBeLessThan(count)
  expect(isDone()).toBe(false)
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
  const reported = shares.filter((share) => share !== undefined)
  expect(reported.length).toBeGreaterThan(1)
  expect(reported.toSorted((one, other) => one - other)).toEqual(reported)
  expect(text(display.element)).toBe(text(atOnce(drawing)))
})

test('an edit of a node that is still to be built ends the build with the edit in it', () => {
  const drawing = readSvg(source)
  const { display, isDone } = started(drawing)
  const before = [...drawing.nodes.values()].at(-1)
  if (!before) throw new Error('no node')
  const after = withAttribute(before, 'x', '77')
  const edited = { ...drawing, nodes: new Map(drawing.nodes).set(after.id, after) }
  display.update(edited, { added: [], removed: [], updated: [{ before, after }] })
  expect(isDone()).toBe(true)
  expect(display.element.lastElementChild?.getAttribute('x')).toBe('77')
  expect(text(display.element)).toBe(text(atOnce(edited)))
})

test('a small drawing is built at once', () => {
  const { display, shares } = started(readSvg(source.replace(/(<rect[^>]*>){19000}/, '')))
  expect(display.element.childElementCount).toBe(1000)
  expect(shares).toEqual([])
})
