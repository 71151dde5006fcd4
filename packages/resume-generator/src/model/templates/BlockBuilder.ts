import type { Block, Line, Run, Shape, Tag, TextPart, TextStyle } from '../layout/page.ts'
import { setText, type TextBox } from '../layout/setText.ts'
import type { Metrics } from './metrics.ts'

interface Placing extends Partial<Omit<TextBox, 'width' | 'rows'>> {
  readonly width: number
  readonly field?: string | undefined
  /** Leaves the cursor where it is, for a text that has another one beside it. */
  readonly stay?: boolean
}

/** Sets texts below one another into one block. */
export class BlockBuilder {
  row = 0
  private readonly texts: TextPart[] = []
  private readonly shapes: Shape[] = []
  private readonly breaks: number[] = []

  constructor(readonly metrics: Metrics) {}

  /** Grid units of a line of this size. */
  rowsOf(size: number) {
    return Math.max(2, Math.ceil((size * 1.12) / this.metrics.unit))
  }

  /** Sets a text at the cursor, or at `row`, and moves the cursor below it. Returns the units it takes. */
  text(tag: Tag, runs: readonly Run[], { width, field, stay = false, ...box }: Placing): number {
    const filled = runs.filter(({ text }) => text !== '')
    if (filled.length === 0) return 0
    const rows = this.rowsOf(Math.max(...filled.map(({ style }) => style.size)))
    const row = box.row ?? this.row
    const lines = setText(
      filled,
      { x: 0, justified: this.metrics.justified && tag === 'p', ...box, width, row, rows },
      this.metrics.measure,
    )
    this.texts.push({ tag, field, lines })
    if (!stay) {
      this.breakBetween(lines)
      this.row = Math.max(this.row, row + lines.length * rows)
    }
    return lines.length * rows
  }

  /** Where a block may be divided: behind a text, and within it where two lines stay on either side. */
  private breakBetween(lines: readonly Line[]) {
    for (const [index, { row, rows }] of lines.entries()) {
      const behind = lines.length - 1 - index
      if (behind === 0 || (index > 0 && behind > 1)) this.breaks.push(row + rows)
    }
  }

  /** A list item: the sign, in the style of plain text, hangs before it. */
  item(
    sign: string,
    runs: readonly Run[],
    {
      x = 0,
      width,
      field,
      style,
    }: { x?: number; width: number; field?: string | undefined; style: TextStyle },
  ) {
    const { measure, justified } = this.metrics
    const prefix = `${sign}\u00A0\u00A0`
    const indent = measure(prefix, style)
    const row = this.row
    const rows = this.rowsOf(style.size)
    const lines = setText(runs, { x: x + indent, width: width - indent, row, rows, justified }, measure)
    const [first, ...others] = lines
    const [run, ...rest] = first?.runs ?? []
    if (!first || !run) return
    // One run with its text where that is set alike, divided by no-break spaces: a run of its own a browser rounds to
    // another pixel, and a reader of the printed page takes it for a line of its own.
    const isAlike = run.style.face === style.face && run.style.spread === style.spread && !run.href
    const signed = {
      ...first,
      x,
      width: first.width + indent,
      runs: isAlike
        ? [{ ...run, text: prefix + run.text }, ...rest]
        : [{ text: prefix, style }, run, ...rest],
    }
    this.texts.push({ tag: 'li', field, lines: [signed, ...others] })
    this.breakBetween(lines)
    this.row = row + lines.length * rows
  }

  shape(shape: Shape) {
    this.shapes.push(shape)
  }

  /** Makes the block at least this high. */
  atLeast(rows: number) {
    this.row = Math.max(this.row, rows)
  }

  block(key: string, options: { before?: number; keepWithNext?: boolean; whole?: number } = {}): Block {
    const { before = 0, keepWithNext = false, whole = 0 } = options
    // A part of less than two lines is not worth a page.
    const splits = [...new Set(this.breaks)].filter((row) => row > whole && row >= 4 && row <= this.row - 4)
    return {
      key,
      rows: this.row,
      before,
      keepWithNext,
      splits: splits.toSorted((a, b) => a - b),
      texts: this.texts,
      shapes: this.shapes,
    }
  }
}
