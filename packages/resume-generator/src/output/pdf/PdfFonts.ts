import { PDFArray, PDFNumber, type PDFContext } from 'pdf-lib'
import { addedWidth, type Face, type TextStyle } from '../../model/layout/page.ts'
import { FontChain, widthIn, type FontPart, type ReadFont } from '../fonts/FontChain.ts'
import type { OpenTypeFont } from '../fonts/OpenTypeFont.ts'
import { EmbeddedFont } from './EmbeddedFont.ts'

/** A part of a text that one embedded font shows, ready for the TJ operator. */
export interface ShownText {
  readonly font: EmbeddedFont
  readonly adjusted: PDFArray
  /** In thousandths of the size, kerned. */
  readonly width: number
}

/** The embedded subsets of one document. */
export class PdfFonts {
  private readonly chains = new Map<Face, FontChain>()
  private readonly embedded = new Map<OpenTypeFont, EmbeddedFont>()
  /** Letters that no font of the document has. */
  readonly missing = new Set<string>()

  constructor(private readonly context: PDFContext) {}

  /** Reads the files that the texts of each face need. */
  async prepare(texts: ReadonlyMap<Face, string>, read: ReadFont) {
    for (const [face, text] of texts) this.chains.set(face, await FontChain.load(face, text, read))
  }

  /** Divides a text by the fonts that have its letters and kerns each part. */
  show(text: string, style: TextStyle): ShownText[] {
    const parts = this.chains.get(style.face)?.divide(text, (letter) => this.missing.add(letter)) ?? []
    return parts.map((part) => this.kerned(part, style))
  }

  /** Writes the fonts behind the pages that show them. */
  write() {
    for (const font of this.embedded.values()) font.write()
  }

  private embed(font: OpenTypeFont): EmbeddedFont {
    const known = this.embedded.get(font) ?? new EmbeddedFont(font, this.context)
    this.embedded.set(font, known)
    return known
  }

  private kerned({ font, text }: FontPart, style: TextStyle): ShownText {
    const { size, tabular = false, tracking = 0, spread = 0 } = style
    const space = (spread / size - 2 * tracking) * 1000
    const embedded = this.embed(font)
    const adjusted = PDFArray.withContext(this.context)
    const scale = 1000 / font.unitsPerEm
    const letters = Array.from(text)
    const glyphs = letters.map((letter) => font.glyphOf(letter.codePointAt(0) ?? 0, tabular))
    let open = ''
    for (const [index, letter] of letters.entries()) {
      open += letter
      const [glyph = 0, next] = glyphs.slice(index, index + 2)
      const kerning = next === undefined ? 0 : font.kerning(glyph, next)
      const added = kerning * scale - (/[ \u00A0]/.test(letter) ? -space : 0)
      if (Math.abs(added) > 0.5) {
        adjusted.push(embedded.encode(open, tabular))
        adjusted.push(PDFNumber.of(Math.round(-added * 10) / 10))
        open = ''
      }
    }
    if (open) adjusted.push(embedded.encode(open, tabular))
    const width = (widthIn(font, text, tabular) + addedWidth(text, style) / size) * 1000
    return { font: embedded, adjusted, width }
  }
}
