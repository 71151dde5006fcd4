import { PDFHexString, PDFName, PDFString, type PDFContext, type PDFRef } from 'pdf-lib'
import type { OpenTypeFont } from '../fonts/OpenTypeFont.ts'
import { subsetFont } from '../fonts/subsetFont.ts'

const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0')

const utf16 = (letter: string) =>
  Array.from({ length: letter.length }, (_, index) => hex(letter.charCodeAt(index))).join('')

/** PDF allows no more in one block. */
const BLOCK = 100

/** Which letter each code stands for: what a reader finds and copies. */
function toUnicode(letters: readonly string[]): string {
  const lines = letters.map((letter, index) => `<${hex(index + 1)}> <${utf16(letter)}>`)
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, index) => {
    const own = lines.slice(index * BLOCK, (index + 1) * BLOCK)
    return `${own.length} beginbfchar\n${own.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/** Six capitals that tell this subset from others of its font (ISO 32000, 9.9.2). */
function tagOf(letters: readonly string[]): string {
  let hash = 0
  for (const letter of letters) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 26 ** 6
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
  ).join('')
}

/** The letters of a font that a document shows. Each letter has a code of its own, also where two share a glyph. */
export class EmbeddedFont {
  readonly ref: PDFRef
  private readonly codes = new Map<string, number>()
  private readonly glyphs: number[] = []
  private readonly letters: string[] = []

  constructor(
    readonly font: OpenTypeFont,
    private readonly context: PDFContext,
  ) {
    this.ref = context.nextRef()
  }

  get name() {
    return this.font.name
  }

  /** The codes of a text, for the operators that show one. */
  encode(text: string, tabular: boolean): PDFHexString {
    return PDFHexString.of(Array.from(text, (letter) => hex(this.codeOf(letter, tabular))).join(''))
  }

  private codeOf(letter: string, tabular: boolean): number {
    const glyph = this.font.glyphOf(letter.codePointAt(0) ?? 0, tabular)
    const key = `${glyph}${letter}`
    const known = this.codes.get(key)
    if (known !== undefined) return known
    this.glyphs.push(glyph)
    this.letters.push(letter)
    this.codes.set(key, this.glyphs.length)
    return this.glyphs.length
  }

  /** Writes what has been shown; to be called once, behind all pages. */
  write() {
    const { context, font } = this
    const scale = 1000 / font.unitsPerEm
    const [head, hhea] = [font.table('head'), font.table('hhea')]
    const angle = (font.find('post')?.getInt32(4) ?? 0) / 0x10000
    const scaled = (number: number) => Math.round(number * scale)
    const name = `${tagOf(this.letters)}+${font.name}`
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        // Nonsymbolic, and italic where the letters lean.
        Flags: angle === 0 ? 32 : 96,
        FontBBox: [36, 38, 40, 42].map((at) => scaled(head.getInt16(at))),
        ItalicAngle: angle,
        Ascent: scaled(hhea.getInt16(4)),
        Descent: scaled(hhea.getInt16(6)),
        CapHeight: scaled(hhea.getInt16(4)),
        StemV: 80,
        FontFile2: context.register(context.flateStream(subsetFont(font, this.glyphs))),
      }),
    )
    const widths = [0, ...this.glyphs].map((glyph) => Math.round(font.advance(glyph) * scale * 100) / 100)
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: {
          Registry: PDFString.of('Adobe'),
          Ordering: PDFString.of('Identity'),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        CIDToGIDMap: 'Identity',
        DW: 0,
        W: [0, widths],
      }),
    )
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: PDFName.of(name),
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(toUnicode(this.letters))),
      }),
    )
  }
}
