import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import { trackingOf, type Measure } from '../../model/layout/page.ts'
import { fontFiles } from '../fontFiles.ts'
import type { ReadFont } from './PdfFonts.ts'

const fonts = new Map<string, Font>()
const widths = new Map<string, number>()

/** Measures with the font files themselves, for tests outside of a browser. */
export const fileMeasure: Measure = (text, { face, size, tabular = false, tracking = 0 }) => {
  const key = `${face}${tabular}${text}`
  let width = widths.get(key)
  if (width === undefined) {
    const font = fonts.get(face) ?? fontkit.create(readFileSync(fontFiles[face].latin))
    fonts.set(face, font)
    const { advanceWidth } = font.layout(text, { liga: false, tnum: tabular })
    width = advanceWidth / font.unitsPerEm
    widths.set(key, width)
  }
  return (width + trackingOf(text, tracking)) * size
}

export const readFontFile: ReadFont = (address) => readFile(address)
