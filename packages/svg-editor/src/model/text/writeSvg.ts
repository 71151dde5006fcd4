import { nodeOf, type Drawing } from '../document/drawing.ts'
import { startTag } from '../document/svgNode.ts'

/** Range of a node in the written text, from the first character of its start tag to the last of its end tag. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Writes the drawing; unchanged parts are written as read. */
export function writeSvg(drawing: Drawing) {
  return writeWithSpans(drawing).text
}

/** The source of one node with its descendants. */
export function sourceOf(drawing: Drawing, id: string) {
  const { text, spans } = writeWithSpans(drawing)
  const span = spans.get(id)
  return span ? text.slice(span.from, span.to) : ''
}

/** Writes the drawing and returns the span of each node. */
export function writeWithSpans({ nodes, root }: Drawing) {
  const parts: string[] = []
  const spans = new Map<string, Span>()
  let length = 0
  const write = (text: string) => {
    parts.push(text)
    length += text.length
  }
  const open: Array<{ id: string; next: number; from: number }> = []
  const enter = (id: string) => {
    const node = nodeOf(nodes, id)
    write(node.lead)
    const from = length
    write(node.tag ? startTag(node.tag) : node.raw)
    open.push({ id, next: 0, from })
  }
  enter(root)
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = nodeOf(nodes, top.id)
    const child = node.children[top.next]
    if (child !== undefined) {
      top.next += 1
      enter(child)
      continue
    }
    if (node.tag) write(node.tag.inner + node.tag.end)
    spans.set(node.id, { from: top.from, to: length })
    write(node.trail)
    open.pop()
  }
  return { text: parts.join(''), spans }
}
