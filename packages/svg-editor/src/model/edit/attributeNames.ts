import type { KnownType } from '../document/nodeTypes.ts'

/** The geometry fields of each type, in the order of the specification. */
export const geometryKeys: Readonly<Partial<Record<KnownType, readonly string[]>>> = {
  svg: ['width', 'height', 'viewBox'],
  rect: ['x', 'y', 'w', 'h'],
  line: ['x1', 'y1', 'x2', 'y2'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  text: ['x', 'y', 'textAnchor', 'fontSize', 'fontFamily', 'fontWeight'],
  tspan: ['x', 'y', 'fontSize', 'fontWeight'],
  linearGradient: ['x1', 'y1', 'x2', 'y2'],
  radialGradient: ['cx', 'cy', 'r'],
  stop: ['offset', 'stopColor', 'stopOpacity'],
}

/** Fields of the specification whose SVG attribute has another name. */
const renamed: Readonly<Record<string, string>> = {
  w: 'width',
  h: 'height',
  strokeWidth: 'stroke-width',
  fillOpacity: 'fill-opacity',
  textAnchor: 'text-anchor',
  fontSize: 'font-size',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
}

/** The SVG attribute name of a field. */
export const attributeName = (key: string) => renamed[key] ?? key
