import { attribute, withAttribute, type NodeLookup, type SvgNode } from '../document/svgNode.ts'
import { property, withProperty } from './property.ts'

/** The attribute of an element that must not be moved or picked by pointer. */
export const fixedName = 'data-fixed'

/** Whether an element is hidden itself. */
export const isHidden = (node: SvgNode) => property(node, 'display') === 'none'
export const withHidden = (node: SvgNode, isOn: boolean) =>
  withProperty(node, 'display', isOn ? 'none' : undefined)

export const hasFixed = (node: SvgNode) => attribute(node, fixedName) !== undefined
export const withFixed = (node: SvgNode, isOn: boolean) =>
  withAttribute(node, fixedName, isOn ? 'true' : undefined)

/** Whether an element or one that contains it is fixed. */
export const isFixed = (nodes: NodeLookup, node: SvgNode | undefined): boolean =>
  node !== undefined && (hasFixed(node) || isFixed(nodes, nodes.get(node.parent ?? '')))
