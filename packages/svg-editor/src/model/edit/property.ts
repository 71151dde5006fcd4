import { attribute, withAttribute, type SvgNode } from '../document/svgNode.ts'

const declaration = (name: string) =>
  new RegExp(`(^|;)(\\s*${name}\\s*:\\s*)((?:[^;\\s]+(?:\\s+[^;\\s]+)*)?)(\\s*)(?=;|$)`, 'i')

/** A presentation property: from the `style` attribute, else from the attribute of its name. */
export const property = (node: SvgNode, name: string) =>
  declaration(name).exec(attribute(node, 'style') ?? '')?.[3] ?? attribute(node, name)

/** The node with a property set in `style` if it is set there already, else as an attribute. */
export function withProperty(node: SvgNode, name: string, value: string | undefined): SvgNode {
  const style = attribute(node, 'style') ?? ''
  const found = declaration(name).exec(style)
  if (!found) return withAttribute(node, name, value)
  const [whole, mark = '', head = '', , tail = ''] = found
  if (value === found[3]) return node
  const next =
    value === undefined
      ? style.slice(0, found.index) + style.slice(found.index + whole.length)
      : style.slice(0, found.index) + mark + head + value + tail + style.slice(found.index + whole.length)
  return withAttribute(node, 'style', next.replace(/^;/, '') || undefined)
}
