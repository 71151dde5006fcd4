import { attribute, startTag, withAttribute, type SvgNode } from '../document/svgNode.ts'
import { readPlacement, withPlacement } from '../geometry/transform.ts'
import { tokens } from '../text/xml.ts'

/** Elements that are drawn where they stand and take a transform. */
const drawn = new Set(['use', 'image', 'foreignObject'])

/** Whether a locked part can be shifted: a text, an image, a `use`; neither definitions nor comments. */
export const canShift = ({ type, raw }: SvgNode) =>
  type === 'locked' && drawn.has(/^<([\w:.-]+)/.exec(raw)?.[1] ?? '')

/** A locked part shifted by a `translate()` before whatever its tag says; all else stays word for word. */
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
