import { classesAt, coverageAt, lookupsOf, numbersAt, partOf } from './layoutTables.ts'

const PAIR_ADJUSTMENT = 2
const EXTENSION = 9

/** How much closer or farther two glyphs stand, in font units; `undefined` when the subtable does not say. */
type PairTable = (left: number, right: number) => number | undefined

/** Bytes of a value record, and where in it the advance stands; only the low eight bits of the format are in use. */
function valueShape(format: number) {
  const bits = (mask: number) => (format & mask).toString(2).replaceAll('0', '').length
  return { length: bits(0xff) * 2, advance: format & 4 ? bits(3) * 2 : undefined }
}

/** Format 1: pairs one by one. */
function pairs(view: DataView): PairTable {
  const coverage = coverageAt(partOf(view, view.getUint16(2)))
  const first = valueShape(view.getUint16(4))
  const record = 2 + first.length + valueShape(view.getUint16(6)).length
  return (left, right) => {
    const index = coverage.get(left)
    if (index === undefined) return undefined
    const set = partOf(view, view.getUint16(10 + index * 2))
    for (let at = 2; at < 2 + set.getUint16(0) * record; at += record)
      if (set.getUint16(at) === right)
        return first.advance === undefined ? 0 : set.getInt16(at + 2 + first.advance)
    return undefined
  }
}

/** Format 2: pairs of classes. */
function classPairs(view: DataView): PairTable {
  const coverage = coverageAt(partOf(view, view.getUint16(2)))
  const first = valueShape(view.getUint16(4))
  const record = first.length + valueShape(view.getUint16(6)).length
  const [leftOffset = 0, rightOffset = 0, , rightCount = 0] = numbersAt(view, 8, 4)
  const lefts = classesAt(partOf(view, leftOffset))
  const rights = classesAt(partOf(view, rightOffset))
  return (left, right) => {
    if (!coverage.has(left)) return undefined
    const cell = (lefts.get(left) ?? 0) * rightCount + (rights.get(right) ?? 0)
    return first.advance === undefined ? 0 : view.getInt16(16 + cell * record + first.advance)
  }
}

/** Reads the feature `kern` of a GPOS table: how much the advance of a glyph changes before another, in font units. */
export function kerningOf(table: DataView | undefined): (left: number, right: number) => number {
  const lookups = lookupsOf(table, 'kern', EXTENSION)
    .filter(({ type }) => type === PAIR_ADJUSTMENT)
    .map(({ subtables }) =>
      subtables.map((view) => (view.getUint16(0) === 1 ? pairs(view) : classPairs(view))),
    )
  const known = new Map<number, number>()
  return (left, right) => {
    const key = left * 0x10000 + right
    let kerning = known.get(key)
    if (kerning === undefined) {
      kerning = 0
      for (const tables of lookups)
        for (const table of tables) {
          const value = table(left, right)
          if (value === undefined) continue
          kerning += value
          break
        }
      known.set(key, kerning)
    }
    return kerning
  }
}
