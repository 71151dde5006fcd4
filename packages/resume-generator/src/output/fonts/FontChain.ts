import type { Face } from '../../model/layout/page.ts'
import { filesOf } from './fontFamilies.ts'
import { OpenTypeFont } from './OpenTypeFont.ts'

/** Reads a font file: by `fetch` in a browser, from disk in a test. */
export type ReadFont = (address: URL) => Promise<Uint8Array>

/** A part of a text that one font sets. */
export interface FontPart {
  readonly font: OpenTypeFont
  readonly text: string
}

const ranges = new Map<string, RegExp>()

/** Whether a letter is looked for in files of this `unicode-range`. */
function isIn(letters: string, letter: string): boolean {
  const known =
    ranges.get(letters) ??
    new RegExp(
      `[${letters
        .split(', ')
        .map((range) =>
          range
            .slice(2)
            .split('-')
            .map((code) => `\\u{${code}}`)
            .join('-'),
        )
        .join('')}]`,
      'u',
    )
  ranges.set(letters, known)
  return known.test(letter)
}

const fonts = new Map<string, Promise<OpenTypeFont>>()

/** Fonts stay read: a second file needs them at once. */
function fontAt(address: URL, read: ReadFont): Promise<OpenTypeFont> {
  const known = fonts.get(address.href)
  if (known) return known
  const font = read(address).then((bytes) => OpenTypeFont.read(bytes))
  fonts.set(address.href, font)
  font.catch(() => fonts.delete(address.href))
  return font
}

/** The fonts of a face, as many as a text needs: each letter is set by the first that has it. */
export class FontChain {
  private readonly known = new Map<string, OpenTypeFont | undefined>()

  private constructor(private readonly links: ReadonlyArray<{ letters: string; font: OpenTypeFont }>) {}

  /** Reads the files that the letters of a text are looked for in. */
  static async load(face: Face, text: string, read: ReadFont): Promise<FontChain> {
    const links: Array<{ letters: string; font: OpenTypeFont }> = []
    let open = [...new Set(text)]
    for (const [index, { letters, address }] of filesOf(face).entries()) {
      const own = open.filter((letter) => isIn(letters, letter))
      if (own.length === 0 && index > 0) continue
      const font = await fontAt(address, read)
      links.push({ letters, font })
      open = open.filter((letter) => !own.includes(letter) || !font.has(letter.codePointAt(0) ?? 0))
    }
    return new FontChain(links)
  }

  /** The first font that has a letter; `undefined` when none has. */
  fontOf(letter: string): OpenTypeFont | undefined {
    if (this.known.has(letter)) return this.known.get(letter)
    const font = this.links.find(
      (link) => isIn(link.letters, letter) && link.font.has(letter.codePointAt(0) ?? 0),
    )?.font
    this.known.set(letter, font)
    return font
  }

  /** Divides a text by its fonts; letters that none has are left out and named to `onMissing`. */
  divide(text: string, onMissing?: (letter: string) => void): FontPart[] {
    const parts: Array<{ font: OpenTypeFont; text: string }> = []
    for (const letter of text) {
      const font = this.fontOf(letter)
      const last = parts.at(-1)
      if (!font) onMissing?.(letter)
      else if (last?.font === font) last.text += letter
      else parts.push({ font, text: letter })
    }
    return parts
  }
}

/** The width of a text in one font, kerned, as a share of its size. */
export function widthIn(font: OpenTypeFont, text: string, tabular: boolean): number {
  const glyphs = Array.from(text, (letter) => font.glyphOf(letter.codePointAt(0) ?? 0, tabular))
  const units = glyphs.reduce((sum, glyph, index) => {
    const next = glyphs[index + 1]
    return sum + font.advance(glyph) + (next === undefined ? 0 : font.kerning(glyph, next))
  }, 0)
  return units / font.unitsPerEm
}
