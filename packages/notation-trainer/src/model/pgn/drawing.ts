import { isSquare, type Square } from '../ply.ts'

/** Colours of arrows and squares in PGN: green, red, yellow, blue. */
export const drawingColors = ['G', 'R', 'Y', 'B'] as const

export type DrawingColor = (typeof drawingColors)[number]

/** An arrow, or without `to` a coloured square. */
export interface Drawing {
  readonly color: DrawingColor
  readonly from: Square
  readonly to?: Square | undefined
}

const drawingCommand = /\[%c[as]l\s[^[\]]*\]/g
const anyCommand = /\[%\w+\s[^[\]]*\]/g

const joined = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

/** The codes of all drawings of a comment, such as `Gd2d4`. */
const codesOf = (comment: string) =>
  [...comment.matchAll(drawingCommand)].flatMap(([command]) =>
    command
      .slice('[%cal '.length, -1)
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )

function readCode(code: string): Drawing | undefined {
  const [from, to] = [code.slice(1, 3), code.slice(3)]
  const color = drawingColors.find((known) => known === code.charAt(0))
  if (!color || !isSquare(from)) return undefined
  if (to === '') return { color, from }
  return isSquare(to) ? { color, from, to } : undefined
}

/** The arrows (`[%cal Gd2d4]`) and squares (`[%csl Gd4]`) of a comment. */
export const drawingsOf = (comment: string): readonly Drawing[] =>
  codesOf(comment).flatMap((code) => readCode(code) ?? [])

/** A comment without its commands, as it is read by people. */
export const textOf = (comment: string) => joined(comment.split(anyCommand))

/** A comment with another text and the same commands. A closing brace, which would end it in PGN, becomes a bracket. */
export const withText = (comment: string, text: string) =>
  joined([
    text.replaceAll('}', ')').replaceAll(/\s+/g, ' '),
    ...[...comment.matchAll(anyCommand)].map(([command]) => command),
  ])

/**
 * A comment after an arrow or a square was drawn: the same one again takes it away, another colour replaces it.
 * Commands of other kinds and drawings in unknown colours stay.
 */
export function withDrawing(comment: string, { color, from, to }: Drawing) {
  const place = `${from}${to ?? ''}`
  const code = `${color}${place}`
  const codes = codesOf(comment)
  const others = codes.filter((other) => other.slice(1) !== place)
  const drawn = codes.includes(code) ? others : [...others, code]
  const [squares, arrows] = [
    drawn.filter(({ length }) => length <= 3),
    drawn.filter(({ length }) => length > 3),
  ]
  return joined([
    ...comment.split(drawingCommand),
    squares.length > 0 ? `[%csl ${squares.join(',')}]` : '',
    arrows.length > 0 ? `[%cal ${arrows.join(',')}]` : '',
  ])
}
