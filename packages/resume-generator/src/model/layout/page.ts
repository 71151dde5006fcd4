/** A cut of one of the two type families; italics are used at 400 and 600 alone. */
export type Face = `${'sans' | 'serif'}-${400 | 500 | 600}${'' | '-italic'}`

/** Colours by their role; the palette of a layout says what they are. */
export type Ink =
  | 'text'
  | 'soft'
  | 'label'
  | 'accent'
  | 'second'
  | 'rule'
  | 'hairline'
  | 'paper'
  | 'paperSoft'

export type Palette = Readonly<Record<Ink, string>>

export interface TextStyle {
  readonly face: Face
  /** Size in points. */
  readonly size: number
  readonly ink: Ink
  /** Figures of one width, for dates and numbers that stand below one another. */
  readonly tabular?: boolean
  /** Added between letters, as a share of the size. */
  readonly tracking?: number
  /** Added to each space, in points. */
  readonly spread?: number
}

export interface Run {
  readonly text: string
  readonly style: TextStyle
  readonly href?: string | undefined
}

/** One line of text. All lengths are points. */
export interface Line {
  /** Grid unit in which the line begins, from the top of its block. */
  readonly row: number
  /** How many grid units it takes; its baseline lies in the last one. */
  readonly rows: number
  /** Its left edge, from the left edge of its block. */
  readonly x: number
  readonly width: number
  readonly runs: readonly Run[]
  /** Whether its paragraph goes on in the next line: a space joins them. */
  readonly continues: boolean
}

export type Tag = 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'artifact'

/** A paragraph, heading or list item. */
export interface TextPart {
  readonly tag: Tag
  /** The field of the form that it comes from. */
  readonly field?: string | undefined
  readonly lines: readonly Line[]
}

export interface Shape {
  readonly kind: 'rectangle' | 'image'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ink?: Ink
  /** Data URL and description of an image. */
  readonly image?: string
  readonly alt?: string
  readonly field?: string
}

/** What the paginator moves: a heading, an entry, a header. Its heights are whole grid units. */
export interface Block {
  readonly key: string
  readonly rows: number
  /** Grid units of space before it, dropped at the top of a page. */
  readonly before: number
  /** Whether it may not be the last block of a page. */
  readonly keepWithNext: boolean
  /** Grid units, ascending, after which it may be divided if it does not fit on any page. */
  readonly splits: readonly number[]
  readonly texts: readonly TextPart[]
  readonly shapes: readonly Shape[]
}

/** A block, or the units `from` to `to` of it, at its place on a page. */
export interface PlacedBlock {
  readonly block: Block
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
}

export interface Page {
  readonly number: number
  /** Height of a grid unit: half a line of text. */
  readonly unit: number
  /** How far above the lower edge of its grid unit a baseline lies. */
  readonly drop: number
  /** In reading order. */
  readonly blocks: readonly PlacedBlock[]
  /** What lies behind the text. */
  readonly shapes: readonly Shape[]
}

export interface Layout {
  readonly pages: readonly Page[]
  readonly palette: Palette
}

export const millimetres = (length: number) => (length * 72) / 25.4
export const pageWidth = millimetres(210)
export const pageHeight = millimetres(297)

/** The width of a text in points, kerned and without ligatures. */
export type Measure = (text: string, style: TextStyle) => number

const spaces = /[ \u00A0]/g

export const countSpaces = (text: string) => text.match(spaces)?.length ?? 0

/**
 * What tracking and spread add to the width of a text, in points. A space gets back what it and the letter before it
 * lose by tracking: programs that read a PDF take narrow spaces for none.
 */
export function addedWidth(text: string, { size, tracking = 0, spread = 0 }: TextStyle): number {
  if (tracking === 0 && spread === 0) return 0
  const count = countSpaces(text)
  const tracked = tracking === 0 ? 0 : tracking * size * (Array.from(text).length - 2 * count)
  return tracked + spread * count
}

/** The lines of a part that a placed block shows. */
export const linesShown = (part: TextPart, { block, from, to }: PlacedBlock) =>
  from === 0 && to >= block.rows ? part.lines : part.lines.filter(({ row }) => row >= from && row < to)

/** The shapes that a placed block shows. */
export const shapesShown = ({ block, from, to }: PlacedBlock, unit: number) =>
  from === 0 && to >= block.rows
    ? block.shapes
    : block.shapes.filter(({ y }) => y >= from * unit - unit / 2 && y < to * unit - unit / 2)

/** The baseline of a line, from the top of the placed block. */
export const baselineOf = (line: Line, { from }: PlacedBlock, { unit, drop }: Pick<Page, 'unit' | 'drop'>) =>
  (line.row - from + line.rows) * unit - drop
