import { kerningOf } from './kerning.ts'
import { coverageAt, lookupsOf, partOf } from './layoutTables.ts'
import { readWoff } from './readWoff.ts'

const SINGLE_SUBSTITUTION = 1
const EXTENSION = 7
const POSTSCRIPT_NAME = 6

/** The glyphs of the letters, by format 4 or 12 of the character map. */
function glyphsOf(table: DataView): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < table.getUint16(2); index++) {
    const map = partOf(table, table.getUint32(4 + index * 8 + 4))
    const format = map.getUint16(0)
    if (format === 12)
      for (let group = 0; group < map.getUint32(12); group++) {
        const [first, last, glyph] = [0, 4, 8].map((at) => map.getUint32(16 + group * 12 + at))
        for (let code = first ?? 0; code <= (last ?? -1); code++)
          glyphs.set(code, (glyph ?? 0) + code - (first ?? 0))
      }
    if (format === 4) readSegments(map, glyphs)
  }
  return glyphs
}

function readSegments(map: DataView, glyphs: Map<number, number>) {
  const length = map.getUint16(6)
  for (let at = 0; at < length; at += 2) {
    const last = map.getUint16(14 + at)
    const first = map.getUint16(16 + length + at)
    const delta = map.getUint16(16 + length * 2 + at)
    const place = 16 + length * 3 + at
    const range = map.getUint16(place)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range === 0 ? code : map.getUint16(place + range + (code - first) * 2)
      if (range === 0 || glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
}

/** The glyphs that a feature puts in the place of others. */
function substitutesOf(table: DataView | undefined, feature: string): ReadonlyMap<number, number> {
  const substitutes = new Map<number, number>()
  for (const { type, subtables } of lookupsOf(table, feature, EXTENSION)) {
    if (type !== SINGLE_SUBSTITUTION) continue
    for (const view of subtables)
      for (const [glyph, index] of coverageAt(partOf(view, view.getUint16(2))))
        substitutes.set(
          glyph,
          view.getUint16(0) === 1 ? (glyph + view.getInt16(4)) & 0xffff : view.getUint16(6 + index * 2),
        )
  }
  return substitutes
}

function postScriptName(table: DataView): string {
  const strings = table.getUint16(4)
  for (let index = 0; index < table.getUint16(2); index++) {
    const at = 6 + index * 12
    if (table.getUint16(at) !== 3 || table.getUint16(at + 6) !== POSTSCRIPT_NAME) continue
    const [length, offset] = [table.getUint16(at + 8), table.getUint16(at + 10)]
    return Array.from({ length: length / 2 }, (_, place) =>
      String.fromCharCode(table.getUint16(strings + offset + place * 2)),
    ).join('')
  }
  return 'Font'
}

/** A TrueType font: what setting and embedding a text needs of it. Lengths are font units. */
export class OpenTypeFont {
  readonly unitsPerEm: number
  readonly name: string
  readonly kerning: (left: number, right: number) => number
  private readonly glyphs: ReadonlyMap<number, number>
  private readonly tabular: ReadonlyMap<number, number>
  private readonly measured: number

  /** Reads a font file in the format WOFF 1.0 with outlines of TrueType; throws on any other. */
  static async read(bytes: Uint8Array): Promise<OpenTypeFont> {
    return new OpenTypeFont(await readWoff(bytes))
  }

  private constructor(private readonly tables: ReadonlyMap<string, DataView>) {
    this.unitsPerEm = this.table('head').getUint16(18)
    this.name = postScriptName(this.table('name'))
    this.measured = this.table('hhea').getUint16(34)
    this.glyphs = glyphsOf(this.table('cmap'))
    this.tabular = substitutesOf(tables.get('GSUB'), 'tnum')
    this.kerning = kerningOf(tables.get('GPOS'))
  }

  /** A table that every TrueType font has. */
  table(tag: string): DataView {
    const table = this.tables.get(tag)
    if (!table) throw new Error(`${tag} is missing`)
    return table
  }

  find(tag: string) {
    return this.tables.get(tag)
  }

  has(codePoint: number) {
    return this.glyphs.has(codePoint)
  }

  codePoints() {
    return this.glyphs.keys()
  }

  glyphOf(codePoint: number, tabular: boolean): number {
    const glyph = this.glyphs.get(codePoint) ?? 0
    return tabular ? (this.tabular.get(glyph) ?? glyph) : glyph
  }

  advance(glyph: number): number {
    return this.table('hmtx').getUint16(Math.min(glyph, this.measured - 1) * 4)
  }

  /** Advance and bearing of a glyph, as they are stored. */
  bearing(glyph: number): number {
    const metrics = this.table('hmtx')
    return glyph < this.measured
      ? metrics.getInt16(glyph * 4 + 2)
      : metrics.getInt16(this.measured * 4 + (glyph - this.measured) * 2)
  }
}
