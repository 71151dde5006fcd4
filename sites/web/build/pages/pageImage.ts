import { layOutDots } from '../../src/frame/logo/layOutDots.ts'
import { DotCanvas } from './dotCanvas.ts'
import { dotsOf } from './dotDrawing.ts'
import type { Colour } from './png.ts'
import { linesOf, widthOf } from './titleLines.ts'

const ground: Colour = [0x15, 0x17, 0x1a]
const unlit = 0
const lit = 1
const accent = 2
const faint = 3
const colours: Colour[] = [
  [0x26, 0x28, 0x2a],
  [0xff, 0xb0, 0x66],
  [0xff, 0x8a, 0x3c],
  [0x94, 0x96, 0x93],
]

/** The whole picture is one dot matrix: 1200 × 630 pixels are 120 × 63 dots. */
const pitch = 10
const columns = 120
const rows = 63
const margin = 5
const lineHeight = 10

/** As much of a text as one line holds. */
function shortened(text: string): string {
  let length = text.length
  while (widthOf(`${text.slice(0, length).trimEnd()}…`) > columns - 2 * margin) length--
  return length === text.length ? text : `${text.slice(0, length).trimEnd()}…`
}

/** What a picture shows besides its title. */
export interface PictureDrawing {
  /** The markup of one of the site's drawings. */
  readonly svg: string
  readonly isChart: boolean
}

/** How far the dots of a drawing are apart: they are finer than those of the letters. */
const fine = 4
const drawnColumns = ((columns - 2 * margin) * pitch) / fine
/** The first row of letters' dots that a drawing takes. */
const drawnTop = margin + 10
const toneColours = { accent, lit, faint } as const

/** Lays a drawing between the brand and the title, which begins at a row of letters' dots. */
function layDrawing(canvas: DotCanvas, { svg, isChart }: PictureDrawing, bottom: number) {
  const drawnRows = ((bottom - drawnTop) * pitch) / fine
  for (const [at, tone] of dotsOf(svg, drawnColumns, drawnRows, isChart)) {
    if (tone === 'erased') continue
    const [row, column] = [Math.floor(at / drawnColumns), at % drawnColumns]
    canvas.dot(
      margin * pitch + (column + 0.5) * fine,
      drawnTop * pitch + (row + 0.5) * fine,
      1.6,
      toneColours[tone],
    )
  }
}

/**
 * The Open Graph image of a page: under the brand the drawing of the page, below it its title on a dot matrix.
 * Drawn dot by dot, so that a build needs neither a browser nor a library for graphics.
 *
 * @param section the part of the site the page belongs to
 */
export function pageImage(
  title: string,
  section: string,
  brandWords: readonly string[],
  drawing?: PictureDrawing,
): Buffer {
  const canvas = new DotCanvas(columns * pitch, rows * pitch, ground, colours)
  const colourAt = new Map<number, number>()
  const write = (text: string, left: number, top: number, colour: number) => {
    for (const { column, row } of layOutDots(text).lit)
      colourAt.set((top + row - 1) * columns + left + column - 1, colour)
  }

  write(brandWords.join(' '), margin, margin, accent)
  write(section, columns - margin - widthOf(section), margin, faint)
  const most = drawing ? 2 : 4
  const all = linesOf(title, columns - 2 * margin)
  const lines =
    all.length > most ? [...all.slice(0, most - 1), shortened(all.slice(most - 1).join(' '))] : all
  lines.forEach((line, at) =>
    write(line, margin, rows - margin - 7 - (lines.length - 1 - at) * lineHeight, lit),
  )

  const bottom = rows - margin - 7 - (lines.length - 1) * lineHeight - 2
  const isDrawn = (row: number) => drawing && row >= drawnTop && row < bottom
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (isDrawn(row)) continue
      const colour = colourAt.get(row * columns + column)
      canvas.dot(
        (column + 0.5) * pitch,
        (row + 0.5) * pitch,
        colour === undefined ? 1.7 : 4.1,
        colour ?? unlit,
      )
    }
  if (drawing) layDrawing(canvas, drawing, bottom)
  return canvas.png()
}

/** A Windows icon of one PNG of 32 pixels, for those who ask for /favicon.ico without reading the page. */
export function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  // Type 1, one image, 32 × 32, one plane of 32 bits, its size, its place.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The dots of favicon.svg, on its grid of 32. */
const iconDots = [
  [8, 6],
  [8, 11],
  [8, 16],
  [8, 21],
  [8, 26],
  [13, 16],
  [18, 11],
  [18, 21],
  [23, 6],
  [23, 26],
] as const

/**
 * The icon of the site as an opaque square.
 *
 * @param size in pixels
 * @param share how much of the square the drawing takes; systems cut into what is past 0.8
 */
export function iconImage(size: number, share = 1): Buffer {
  const canvas = new DotCanvas(size, size, ground, [colours[lit]!])
  const unit = (size / 32) * share
  for (const [x, y] of iconDots)
    canvas.dot(size / 2 + (x - 15.5) * unit, size / 2 + (y - 16) * unit, 2 * unit, 0)
  return canvas.png()
}
