import type { KnownType } from '../document/nodeTypes.ts'

/** The keys of a type's measures, in the order of the specification. */
export const geometryKeys: Readonly<Record<KnownType, readonly string[]>> = {
  svg: ['width', 'height', 'viewBox'],
  group: [],
  rect: ['x', 'y', 'w', 'h'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: [],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  polygon: [],
  path: [],
}

/** Keys of the specification whose attribute has another name. */
const renamed: Readonly<Record<string, string>> = {
  w: 'width',
  h: 'height',
  strokeWidth: 'stroke-width',
  fillOpacity: 'fill-opacity',
}

/** What a file calls the field of a key. */
export const attributeName = (key: string) => renamed[key] ?? key
