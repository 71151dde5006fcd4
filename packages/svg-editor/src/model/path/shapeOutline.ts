import { userLength } from '../geometry/viewport.ts'
import { attribute, type NodeLookup, type SvgNode } from '../document/svgNode.ts'

/** The closed outline of a shape as path data; `undefined` for elements without one. */
export function shapeOutline(nodes: NodeLookup, node: SvgNode): string | undefined {
  const number = (name: string) => userLength(nodes, node, name)
  const radius = (name: string) =>
    Number.isNaN(parseFloat(attribute(node, name) ?? '')) ? undefined : number(name)
  switch (node.type) {
    case 'path':
      return attribute(node, 'd') ?? ''
    case 'polygon':
      return `M${attribute(node, 'points') ?? ''}Z`
    case 'polyline':
      return `M${attribute(node, 'points') ?? ''}`
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse': {
      // As in SVG 2, a missing radius is that of the other axis.
      const [rx, ry] = [radius('rx'), radius('ry')]
      return ellipse(number('cx'), number('cy'), rx ?? ry ?? 0, ry ?? rx ?? 0)
    }
    case 'rect': {
      const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')]
      if (!(w > 0 && h > 0)) return ''
      const rx = Math.min(radius('rx') ?? radius('ry') ?? 0, w / 2)
      const ry = Math.min(radius('ry') ?? radius('rx') ?? 0, h / 2)
      if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${w}v${h}h${-w}z`
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
      return (
        `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}` +
        `h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}z`
      )
    }
    default:
      return undefined
  }
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  rx > 0 && ry > 0 ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z` : ''
