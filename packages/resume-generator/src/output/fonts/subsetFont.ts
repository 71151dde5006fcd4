import type { OpenTypeFont } from './OpenTypeFont.ts'

const COMPOSITE = { wordArguments: 1, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80 }
/** What the sum of a whole font file is when its header is right. */
const FILE_SUM = 0xb1b0afba

function outlineOf(font: OpenTypeFont, glyph: number): Uint8Array {
  const [loca, glyf] = [font.table('loca'), font.table('glyf')]
  const isLong = font.table('head').getInt16(50) === 1
  const [start, end] = [glyph, glyph + 1].map((index) =>
    isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2,
  )
  return new Uint8Array(glyf.buffer, glyf.byteOffset + (start ?? 0), (end ?? 0) - (start ?? 0)).slice()
}

/** Where a composite glyph names its components. */
function componentsOf(outline: Uint8Array): number[] {
  const view = new DataView(outline.buffer)
  if (outline.length === 0 || view.getInt16(0) >= 0) return []
  const places: number[] = []
  for (let at = 10, flags = COMPOSITE.more; flags & COMPOSITE.more;) {
    flags = view.getUint16(at)
    places.push(at + 2)
    at += 4 + (flags & COMPOSITE.wordArguments ? 4 : 2)
    at += flags & COMPOSITE.scale ? 2 : flags & COMPOSITE.twoScales ? 4 : flags & COMPOSITE.matrix ? 8 : 0
  }
  return places
}

const copied = (view: DataView) =>
  new DataView(new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice().buffer)

const padded = (length: number) => Math.ceil(length / 4) * 4

function sumOf(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4)
    for (let byte = 0; byte < 4; byte++) sum += (bytes[at + byte] ?? 0) * 2 ** (24 - byte * 8)
  return sum % 2 ** 32
}

function fileOf(tables: ReadonlyArray<readonly [string, Uint8Array]>): Uint8Array {
  const header = 12 + tables.length * 16
  const file = new Uint8Array(header + tables.reduce((sum, [, { length }]) => sum + padded(length), 0))
  const view = new DataView(file.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * 16)
  view.setUint16(8, power)
  view.setUint16(10, tables.length * 16 - 2 ** power * 16)
  let [at, place, head] = [12, header, 0]
  for (const [tag, table] of tables) {
    file.set(
      Array.from(tag, (letter) => letter.charCodeAt(0)),
      at,
    )
    view.setUint32(at + 4, sumOf(table))
    view.setUint32(at + 8, place)
    view.setUint32(at + 12, table.length)
    file.set(table, place)
    if (tag === 'head') head = place
    at += 16
    place += padded(table.length)
  }
  view.setUint32(head + 8, (FILE_SUM - sumOf(file) + 2 ** 32) % 2 ** 32)
  return file
}

/**
 * A font file with these glyphs alone, in this order and behind the glyph that stands for what is missing: the first
 * has number 1. Made to be embedded: without names and without a character map.
 */
export function subsetFont(font: OpenTypeFont, chosen: readonly number[]): Uint8Array {
  const glyphs = [0, ...chosen]
  const outlines: Uint8Array[] = []
  const numbers = new Map<number, number>()
  // What a glyph is composed of is added behind the others.
  for (let index = 0; index < glyphs.length; index++) {
    const outline = outlineOf(font, glyphs[index] ?? 0)
    const view = new DataView(outline.buffer)
    for (const place of componentsOf(outline)) {
      const component = view.getUint16(place)
      const number = numbers.get(component) ?? glyphs.length
      if (number === glyphs.length) glyphs.push(component)
      numbers.set(component, number)
      view.setUint16(place, number)
    }
    outlines.push(outline)
  }
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 4))
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + padded(length), 0))
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4))
  let place = 0
  for (const [index, outline] of outlines.entries()) {
    glyf.set(outline, place)
    place += padded(outline.length)
    loca.setUint32((index + 1) * 4, place)
    hmtx.setUint16(index * 4, font.advance(glyphs[index] ?? 0))
    hmtx.setInt16(index * 4 + 2, font.bearing(glyphs[index] ?? 0))
  }
  const [head, hhea, maxp] = [
    copied(font.table('head')),
    copied(font.table('hhea')),
    copied(font.table('maxp')),
  ]
  head.setUint32(8, 0)
  head.setInt16(50, 1)
  hhea.setUint16(34, glyphs.length)
  maxp.setUint16(4, glyphs.length)
  const hints = ['cvt ', 'fpgm', 'prep'].flatMap((tag) => {
    const table = font.find(tag)
    return table ? [[tag, table] as const] : []
  })
  const views = [
    ...hints,
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ] as const
  const tables = views.map(
    ([tag, { buffer, byteOffset, byteLength }]) =>
      [tag, new Uint8Array(buffer, byteOffset, byteLength)] as const,
  )
  return fileOf([...tables, ['glyf', glyf] as const].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
