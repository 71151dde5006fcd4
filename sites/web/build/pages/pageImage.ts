import { layOutDots } from '../../src/frame/logo/layOutDots.ts'
import { DotCanvas } from './dotCanvas.ts'
import type { Colour } from './png.ts'

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

/** The layout has a margin of one dot on each side. */
const widthOf = (text: string) => layOutDots(text).columns - 2

/** Breaks a title into lines that fit, at its spaces and, where a word is too long, inside of it. */
function linesOf(title: string, limit: number): string[] {
  const lines = ['']
  for (const word of title.split(' ')) {
    let rest = word
    const line = lines.at(-1)!
    if (widthOf(`${line} ${rest}`.trim()) <= limit) {
      lines[lines.length - 1] = `${line} ${rest}`.trim()
      continue
    }
    while (widthOf(rest) > limit) {
      let length = rest.length
      while (widthOf(`${rest.slice(0, length)}-`) > limit) length--
      lines.push(`${rest.slice(0, length)}-`)
      rest = rest.slice(length)
    }
    lines.push(rest)
  }
  return lines.filter(Boolean)
}

/**
 * The Open Graph image of a page: its title on a dot matrix, under the brand.
 * Drawn dot by dot, so that a build needs neither a browser nor a library for graphics.
 *
 * @param section the part of the site the page belongs to
 */
export function pageImage(title: string, section: string, brandWords: readonly string[]): Buffer {
  const canvas = new DotCanvas(columns * pitch, rows * pitch, ground, colours)
  const colourAt = new Map<number, number>()
  const write = (text: string, left: number, top: number, colour: number) => {
    for (const { column, row } of layOutDots(text).lit)
      colourAt.set((top + row - 1) * columns + left + column - 1, colour)
  }

  write(brandWords.join(' '), margin, margin, accent)
  write(section, columns - margin - widthOf(section), margin, faint)
  const all = linesOf(title, columns - 2 * margin)
  const lines = all.length > 4 ? [...all.slice(0, 3), `${all[3]!.slice(0, 16)}…`] : all
  lines.forEach((line, at) =>
    write(line, margin, rows - margin - 7 - (lines.length - 1 - at) * lineHeight, lit),
  )

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const colour = colourAt.get(row * columns + column)
      canvas.dot(
        (column + 0.5) * pitch,
        (row + 0.5) * pitch,
        colour === undefined ? 1.7 : 4.1,
        colour ?? unlit,
      )
    }
  return canvas.png()
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
