import { charactersOf } from './charactersOf.ts'
import { formOf } from './dotMatrixFont.ts'

/** A lit dot, in dots from the upper left corner of the grid. */
export interface Dot {
  readonly column: number
  readonly row: number
}

/** A text on a grid of dots. */
export interface DotLayout {
  readonly columns: number
  readonly rows: number
  /** The lit dots in reading order: line by line, in each line column by column. */
  readonly lit: readonly Dot[]
}

export interface DotLayoutOptions {
  /** Least width of the grid in dots. A text that does not fit makes it wider, it is never cut. */
  readonly columns?: number | undefined
  /** Least height of the grid in dots; the text is centred in it. */
  readonly rows?: number | undefined
  /** Maximum number of lines; a text is wrapped between words. @defaultValue 1 */
  readonly lines?: number | undefined
  /**
   * Where the text stands on a wider grid.
   *
   * @defaultValue 'start'
   */
  readonly align?: 'start' | 'center' | 'end' | undefined
}

const HEIGHT = 7
const LETTER_GAP = 1
const LINE_GAP = 2
const MARGIN = 1

const formsOf = (line: string) => charactersOf(line).map(formOf)

const widthOf = (line: string) =>
  formsOf(line).reduce((sum, form) => sum + form.length + LETTER_GAP, -LETTER_GAP)

/** The lines of a text that is wrapped between words; a word wider than `columns` has a line of its own. */
function wrap(words: readonly string[], columns: number) {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The narrowest wrapping within the maximum of lines; as wide as `columns` if that suffices. */
function fit(text: string, lines: number, columns: number) {
  if (lines <= 1) return [text]
  const words = text.split(' ').filter(Boolean)
  let width = Math.max(columns, ...words.map(widthOf))
  let wrapped = wrap(words, width)
  for (; wrapped.length > lines; wrapped = wrap(words, width)) width += 1
  return wrapped.length > 0 ? wrapped : ['']
}

/** Lays out a text on a grid of dots, in a 5 by 7 dot-matrix face with a margin of one dot. */
export function layOutDots(
  text: string,
  { columns = 0, rows = 0, lines = 1, align = 'start' }: DotLayoutOptions = {},
): DotLayout {
  const wrapped = fit(text, lines, columns - 2 * MARGIN)
  const width = Math.max(columns, ...wrapped.map((line) => widthOf(line) + 2 * MARGIN))
  const textHeight = wrapped.length * (HEIGHT + LINE_GAP) - LINE_GAP
  const height = Math.max(rows, textHeight + 2 * MARGIN)
  const top = Math.floor((height - textHeight) / 2)

  const lit = wrapped.flatMap((line, index) => {
    const free = width - 2 * MARGIN - widthOf(line)
    let left = MARGIN + (align === 'end' ? free : align === 'center' ? Math.floor(free / 2) : 0)
    return formsOf(line).flatMap((form) => {
      const start = left
      left += form.length + LETTER_GAP
      return form.flatMap((bits, x) =>
        Array.from({ length: HEIGHT }, (_, y) => y)
          .filter((y) => bits & (1 << y))
          .map((y) => ({ column: start + x, row: top + index * (HEIGHT + LINE_GAP) + y })),
      )
    })
  })
  return { columns: width, rows: height, lit }
}
