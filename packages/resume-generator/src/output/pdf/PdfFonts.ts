import fontkit, { type Font, type TypeFeatures } from '@pdf-lib/fontkit'
import { PDFArray, PDFNumber, type PDFContext, type PDFDocument, type PDFFont } from 'pdf-lib'
import { trackingOf, type Face, type TextStyle } from '../../model/layout/page.ts'
import { fontFiles } from '../fontFiles.ts'

/** Reads a font file: by `fetch` in a browser, from disk in a test. */
export type ReadFont = (address: URL) => Promise<Uint8Array>

/** A part of a text that one embedded font shows, ready for the TJ operator. */
export interface ShownText {
  readonly font: PDFFont
  readonly adjusted: PDFArray
  /** In thousandths of the size, kerned. */
  readonly width: number
}

const features: TypeFeatures = { liga: false, clig: false, dlig: false, calt: false }

interface Cut {
  readonly font: Font
  readonly bytes: Uint8Array
}

const parsed = new Map<string, Promise<Cut>>()

/** Font files stay parsed: a second download needs them at once. */
function cutOf(address: URL, read: ReadFont): Promise<Cut> {
  const known = parsed.get(address.href)
  if (known) return known
  const cut = read(address).then((bytes) => ({ bytes, font: fontkit.create(bytes) }))
  parsed.set(address.href, cut)
  cut.catch(() => parsed.delete(address.href))
  return cut
}

/** The embedded subsets of one document. */
export class PdfFonts {
  private readonly cuts = new Map<Face, readonly Cut[]>()
  private readonly embedded = new Map<string, PDFFont>()
  /** Letters that no font of the document has. */
  readonly missing = new Set<string>()

  constructor(private readonly document: PDFDocument) {
    document.registerFontkit(fontkit)
  }

  /** Loads the files of a style, and embeds them for this document. */
  async prepare(styles: Iterable<TextStyle>, texts: string, read: ReadFont) {
    const wanted = new Map(
      [...styles].map((style) => [`${style.face}${style.tabular ? '-tabular' : ''}`, style]),
    )
    for (const { face, tabular = false } of wanted.values()) {
      const { latin, latinExt } = fontFiles[face]
      const first = await cutOf(latin, read)
      // The second file is needed for few names only.
      const enough = Array.from(new Set(texts)).every((letter) => hasLetter(first.font, letter))
      const cuts = enough ? [first] : [first, await cutOf(latinExt, read)]
      this.cuts.set(face, cuts)
      for (const [index, { bytes }] of cuts.entries())
        this.embedded.set(
          `${face}/${index}/${tabular}`,
          await this.document.embedFont(bytes, {
            subset: true,
            features: tabular ? { ...features, tnum: true } : features,
          }),
        )
    }
  }

  /** Divides a text by the fonts that have its letters and kerns each part. */
  show(text: string, { face, tabular = false, tracking = 0 }: TextStyle, context: PDFContext): ShownText[] {
    const cuts = this.cuts.get(face) ?? []
    const shown: ShownText[] = []
    for (const { index, part } of this.partsOf(text, cuts)) {
      const font = this.embedded.get(`${face}/${index}/${tabular}`)
      const cut = cuts[index]
      if (font && cut) shown.push(kerned(part, cut.font, font, { tabular, tracking }, context))
    }
    return shown
  }

  private partsOf(text: string, cuts: readonly Cut[]) {
    const parts: Array<{ index: number; part: string }> = []
    for (const letter of text) {
      const found = cuts.findIndex(({ font }) => hasLetter(font, letter))
      if (found < 0) this.missing.add(letter)
      const [index, shown] = found < 0 ? [0, '?'] : [found, letter]
      const last = parts.at(-1)
      if (last && last.index === index) last.part += shown
      else parts.push({ index, part: shown })
    }
    return parts
  }
}

const lettersOf = new WeakMap<Font, Map<string, boolean>>()

/** Whether a font has a letter; asked for each letter of a text, so the answer is kept. */
function hasLetter(font: Font, letter: string): boolean {
  const letters = lettersOf.get(font) ?? new Map<string, boolean>()
  lettersOf.set(font, letters)
  const known = letters.get(letter) ?? font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  letters.set(letter, known)
  return known
}

/** Font units become thousandths; kerning is what the layout adds to a glyph's own width. */
function kerned(
  text: string,
  font: Font,
  embedded: PDFFont,
  { tabular, tracking }: { tabular: boolean; tracking: number },
  context: PDFContext,
): ShownText {
  const letters = Array.from(text)
  const { glyphs, positions } = font.layout(text, { ...features, tnum: tabular })
  const scale = 1000 / font.unitsPerEm
  const adjusted = PDFArray.withContext(context)
  const width =
    positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale + trackingOf(text, tracking) * 1000
  let open = ''
  for (const [index, letter] of letters.entries()) {
    open += letter
    const pairs = glyphs.length === letters.length
    // Where letters and glyphs do not pair, the text is shown without kerning.
    const kerning = pairs ? (positions[index]?.xAdvance ?? 0) - (glyphs[index]?.advanceWidth ?? 0) : 0
    const added = kerning * scale - (/[ \u00A0]/.test(letter) ? 2000 * tracking : 0)
    if (Math.abs(added) > 0.5) {
      adjusted.push(embedded.encodeText(open))
      adjusted.push(PDFNumber.of(Math.round(-added * 10) / 10))
      open = ''
    }
  }
  if (open) adjusted.push(embedded.encodeText(open))
  return { font: embedded, adjusted, width }
}
