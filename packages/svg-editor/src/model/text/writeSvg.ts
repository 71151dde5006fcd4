import { nodeOf, type Drawing } from '../document/drawing.ts'
import { startTag } from '../document/svgNode.ts'

/** Where a node stands in the written text: from the first character of its tag to the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Writes the drawing, untouched parts as they were read. */
export function writeSvg(drawing: Drawing) {
  return writeWithSpans(drawing).text
}

/** The source of one node with all it holds. */
export function sourceOf(drawing: Drawing, id: string) {
  const { text, spans } = writeWithSpans(drawing)
  const span = spans.get(id)
  return span ? text.slice(span.from, span.to) : ''
}

/** Writes the drawing and tells where each node stands. */
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
