import { attribute, startTag, withAttribute, type SvgNode } from '../document/svgNode.ts'
import { readPlacement, withPlacement } from '../geometry/transform.ts'
import { tokens } from '../text/xml.ts'

/** Locked elements that are drawn in place and take a transform. */
const drawn = new Set(['use', 'image', 'foreignObject'])

/** Whether a locked part can be moved: a `use` or an image can, definitions and comments cannot. */
export const canShift = ({ type, raw }: SvgNode) =>
  type === 'locked' && drawn.has(/^<([\w:.-]+)/.exec(raw)?.[1] ?? '')

/** A locked part moved by a `translate()` before its transform; all other source stays verbatim. */
export function shiftedPart(node: SvgNode, dx: number, dy: number): SvgNode {
  const { value: token } = tokens(node.raw).next()
  if (!canShift(node) || token?.kind !== 'open') return node
  const { name, attributes, close } = token
  const part: SvgNode = { ...node, tag: { name, attributes, close, inner: '', end: '' } }
  const before = attribute(part, 'transform')
  const { translateX, translateY } = readPlacement(before).placement
  const after = withPlacement(before, { translateX: translateX + dx, translateY: translateY + dy })
  const { tag } = withAttribute(part, 'transform', after)
  return tag ? { ...node, raw: startTag(tag) + node.raw.slice(token.end) } : node
}
