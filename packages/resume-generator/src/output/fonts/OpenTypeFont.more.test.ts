// @module-tag more
import { readFile } from 'node:fs/promises'
import fontkit from '@pdf-lib/fontkit'
import { describe, expect, test } from 'vitest'
import { faces } from '../pdf/fontMeasure.fixtures.ts'
import { widthIn } from './FontChain.ts'
import { filesOf } from './fontFamilies.ts'
import { OpenTypeFont } from './OpenTypeFont.ts'
import { subsetFont } from './subsetFont.ts'

const addresses = [...new Set(faces.flatMap((face) => filesOf(face).map(({ address }) => address.pathname)))]
const words = [
  'Weiß-Müßiggänger AVATAR Tor 1.000,5 €',
  'Łódź İzmir Žilina fließend Pfiff',
  'Ταχύτης Ελλάδα ΑΥΤΟ',
  'Юлия Київ Тургенев',
  'Nguyễn Văn Thương',
  '4.500 m², ±0,5 mm → ½ ≥ ≤ ≈ ‰',
]

const readers = addresses.map((path) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  read: async () => {
    const bytes = await readFile(path)
    return { own: await OpenTypeFont.read(bytes), oracle: fontkit.create(bytes) }
  },
}))

describe.each(readers)('$name', ({ read }) => {
  test('letters, glyphs, widths and kerning are those that fontkit reads', async () => {
    const { own, oracle } = await read()
    expect([...own.codePoints()].toSorted((a, b) => a - b)).toEqual(
      oracle.characterSet.filter((code) => oracle.hasGlyphForCodePoint(code)).toSorted((a, b) => a - b),
    )
    for (const code of own.codePoints())
      expect(own.advance(own.glyphOf(code, false))).toBe(oracle.glyphForCodePoint(code).advanceWidth)
    for (const tabular of [false, true])
      for (const word of words) {
        const text = Array.from(word, (letter) => (own.has(letter.codePointAt(0) ?? 0) ? letter : '')).join(
          '',
        )
        const features = { liga: false, clig: false, dlig: false, calt: false, tnum: tabular }
        const { advanceWidth } = oracle.layout(text, features)
        expect([text, widthIn(own, text, tabular) * own.unitsPerEm]).toEqual([
          text,
          expect.closeTo(advanceWidth, 3),
        ])
      }
  })

  test('a subset has the outlines of the font', async () => {
    const { own, oracle } = await read()
    const codes = [...own.codePoints()].filter((code) => code > 32)
    const subset = fontkit.create(
      subsetFont(
        own,
        codes.map((code) => own.glyphOf(code, false)),
      ),
    )
    for (const [index, code] of codes.entries()) {
      const [mine, theirs] = [subset.getGlyph(index + 1), oracle.glyphForCodePoint(code)]
      expect([code, mine.path.toSVG(), mine.advanceWidth]).toEqual([
        code,
        theirs.path.toSVG(),
        theirs.advanceWidth,
      ])
    }
  })
})
