// The tables that GSUB and GPOS have in common: scripts, features, lookups, coverage and classes.
// https://learn.microsoft.com/typography/opentype/spec/chapter2

/** A part of a table by its offset. */
export const partOf = (view: DataView, offset: number) =>
  new DataView(view.buffer, view.byteOffset + offset, view.byteLength - offset)

/** `count` numbers of 16 bits. */
export const numbersAt = (view: DataView, offset: number, count: number) =>
  Array.from({ length: count }, (_, index) => view.getUint16(offset + index * 2))

/** The number at `offset` is a count, and so many numbers follow. */
const listAt = (view: DataView, offset: number) => numbersAt(view, offset + 2, view.getUint16(offset))

/** The glyphs of a coverage table with their coverage indices. */
export function coverageAt(view: DataView): ReadonlyMap<number, number> {
  const count = view.getUint16(2)
  if (view.getUint16(0) === 1) return new Map(numbersAt(view, 4, count).map((glyph, index) => [glyph, index]))
  const glyphs = new Map<number, number>()
  for (let range = 0; range < count; range++) {
    const [first = 0, last = 0, start = 0] = numbersAt(view, 4 + range * 6, 3)
    for (let glyph = first; glyph <= last; glyph++) glyphs.set(glyph, start + glyph - first)
  }
  return glyphs
}

/** The glyphs of a class definition with their classes; every other glyph is in class 0. */
export function classesAt(view: DataView): ReadonlyMap<number, number> {
  if (view.getUint16(0) === 1) {
    const first = view.getUint16(2)
    return new Map(listAt(view, 4).map((own, index) => [first + index, own]))
  }
  const glyphs = new Map<number, number>()
  for (let range = 0; range < view.getUint16(2); range++) {
    const [first = 0, last = 0, own = 0] = numbersAt(view, 4 + range * 6, 3)
    for (let glyph = first; glyph <= last; glyph++) glyphs.set(glyph, own)
  }
  return glyphs
}

/** A lookup: its type and its subtables, extensions resolved. */
export interface Lookup {
  readonly type: number
  readonly subtables: readonly DataView[]
}

/** The lookups of a feature, in any script of the font and in the order in which they apply. */
export function lookupsOf(table: DataView | undefined, feature: string, extension: number): Lookup[] {
  if (!table) return []
  const features = partOf(table, table.getUint16(6))
  const lookups = partOf(table, table.getUint16(8))
  const wanted = new Set<number>()
  for (let index = 0; index < features.getUint16(0); index++) {
    const at = 2 + index * 6
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => features.getUint8(at + byte)))
    if (tag !== feature) continue
    for (const lookup of listAt(features, features.getUint16(at + 4) + 2)) wanted.add(lookup)
  }
  return [...wanted]
    .toSorted((a, b) => a - b)
    .map((index) => {
      const lookup = partOf(lookups, lookups.getUint16(2 + index * 2))
      const type = lookup.getUint16(0)
      const subtables = listAt(lookup, 4).map((offset) => partOf(lookup, offset))
      if (type !== extension) return { type, subtables }
      return {
        type: subtables[0]?.getUint16(2) ?? 0,
        subtables: subtables.map((subtable) => partOf(subtable, subtable.getUint32(4))),
      }
    })
}
