import { readFile } from 'node:fs/promises'
import { addedWidth, type Face, type Measure } from '../../model/layout/page.ts'
import { filesOf } from '../fonts/fontFamilies.ts'
import { FontChain, widthIn, type ReadFont } from '../fonts/FontChain.ts'
import { OpenTypeFont } from '../fonts/OpenTypeFont.ts'

export const readFontFile: ReadFont = (address) => readFile(address)

export const faces: readonly Face[] = [
  'sans-400',
  'sans-500',
  'sans-600',
  'serif-400',
  'serif-500',
  'serif-600',
  'sans-400-italic',
  'sans-600-italic',
  'serif-400-italic',
  'serif-600-italic',
]

/** All fonts of a face, each with every letter that it has. */
async function wholeChain(face: Face) {
  const fonts = await Promise.all(
    filesOf(face).map(async ({ address }) => OpenTypeFont.read(await readFontFile(address))),
  )
  const letters = fonts.flatMap((font) => [...font.codePoints()].map((code) => String.fromCodePoint(code)))
  return FontChain.load(face, letters.join(''), readFontFile)
}

export const chains: ReadonlyMap<Face, FontChain> = new Map(
  await Promise.all(faces.map(async (face) => [face, await wholeChain(face)] as const)),
)

const widths = new Map<string, number>()

/** Measures with the font files themselves, for tests outside of a browser. */
export const fileMeasure: Measure = (text, style) => {
  const { face, size, tabular = false } = style
  const key = `${face}${tabular}${text}`
  let width = widths.get(key)
  if (width === undefined) {
    const parts = chains.get(face)?.divide(text) ?? []
    width = parts.reduce((sum, part) => sum + widthIn(part.font, part.text, tabular), 0)
    widths.set(key, width)
  }
  return width * size + addedWidth(text, style)
}
