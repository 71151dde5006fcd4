import { readMeasure } from '../text/numbers.ts'
import { attribute, type SvgNode } from '../document/svgNode.ts'

/** CSS pixels per absolute unit. Other units depend on context: `lengthOf` counts them as pixels. */
export const pixels: Readonly<Record<string, number>> = {
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 4 / 3,
  pc: 16,
}

/** An attribute's length in pixels; `otherwise` where it is missing or not a number. */
export function lengthOf(node: SvgNode, name: string, otherwise = 0) {
  const measure = readMeasure(attribute(node, name) ?? '')
  return measure ? measure.value * (pixels[measure.unit] ?? 1) : otherwise
}
