import type { SvgNode } from '../document/svgNode.ts'
import { readRgb, shortColour } from './colour.ts'
import { property } from './property.ts'

/** Limit of the nodes whose colours are counted: in a large drawing the first ones. */
const mostNodes = 2000

/** The colours that a drawing uses, in the stored form, the most frequent first. */
export function coloursOf(nodes: ReadonlyMap<string, SvgNode>): string[] {
  const counts = new Map<string, number>()
  for (const node of [...nodes.values()].slice(0, mostNodes)) {
    for (const name of ['fill', 'stroke', 'stop-color']) {
      const colour = shortColour(property(node, name) ?? '').toLowerCase()
      if (readRgb(colour)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour)
}
