import { foreignStyle, readMove, writePly } from './notation.ts'
import type { NotationStyle } from './trainerData.ts'
import { moveNumber, usualStart, type Color, type Ply, type Square } from './ply.ts'
import { findMove, play, readStart } from './rules.ts'

/** A line whose every move has been checked. */
export interface CheckedLine {
  /** Position before the first ply, as FEN. */
  readonly start: string
  readonly plies: readonly Ply[]
}

/** Why a script was refused, and where: line of the text, number and side of the move. */
export interface ScriptError {
  readonly reason:
    | 'empty'
    | 'start'
    | 'unreadable'
    | 'foreign'
    | 'illegal'
    | 'ambiguous'
    | 'promotionMissing'
    /** Another game than chess; `text` is its name. */
    | 'variant'
    /** The text ends inside a comment or a variation. */
    | 'cut'
    /** A line that begins with `%`, which PGN leaves to other programs. */
    | 'escape'
  /** Counted from 1; `undefined` for an error of a whole game. */
  readonly line: number | undefined
  readonly number: number
  readonly color: Color
  /** The move as it was written. */
  readonly text: string
  /** Squares the move could come from, when it is ambiguous. */
  readonly from?: readonly Square[]
  /** The notation its letters belong to, when that is another one. */
  readonly style?: NotationStyle
}

export type CheckedScript =
  | { readonly ok: true; readonly line: CheckedLine }
  | { readonly ok: false; readonly error: ScriptError }

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Blanks out comments and variations, and keeps line breaks for the line numbers of errors. */
function withoutRemarks(text: string) {
  let plain = text.replaceAll(/\{[^}]*\}?|;[^\n]*/g, (remark) =>
    // An unclosed brace starts no comment; comments of one line may follow it.
    remark.startsWith('{') && !remark.endsWith('}') ? remark.replaceAll(/;[^\n]*/g, blank) : blank(remark),
  )
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/(?<![1-8])\([^()]*\)/g, blank)
  }
  return plain
}

const isResult = (word: string) => /^(?:1-0|0-1|1\/2-1\/2|½-½|1:0|0:1|\*|\+\/?-|-\/?\+|=)$/u.test(word)

/** The moves of a script as written, each with its line in the text. */
function writtenMoves(script: string) {
  return withoutRemarks(script)
    .split('\n')
    .flatMap((row, index) =>
      row
        .replaceAll(/(^|\s)\d+\s*(?:\.+|…)\s*/g, ' ')
        .replaceAll(/(?<!\s)\s+(?=[!?]+(?:\s|$))/g, '')
        .split(/\s+/u)
        .filter((word) => word && !isResult(word) && !/^(?:\$\d+|\.{2,}|…|e\.?p\.?|\d+)$/u.test(word))
        .map((text) => ({ text, line: index + 1 })),
    )
}

/**
 * Reads a numbered script and checks every move in its position. Comments, variations, glyphs and results are skipped;
 * it never throws.
 *
 * @param style whose piece letters it is written in
 * @param start position before the first move, as FEN
 */
export function checkScript(script: string, style: NotationStyle, start = usualStart): CheckedScript {
  const words = writtenMoves(script)
  const game = readStart(start)
  const refuse = (
    reason: ScriptError['reason'],
    index: number,
    more: Partial<ScriptError> = {},
  ): CheckedScript => ({
    ok: false,
    error: {
      reason,
      line: words[index]?.line ?? 1,
      number: moveNumber(index, start),
      color: game?.turn() ?? 'w',
      text: words[index]?.text ?? '',
      ...more,
    },
  })
  if (!game) return refuse('start', 0, { text: start })
  if (words.length === 0) return refuse('empty', 0)

  const plies: Ply[] = []
  for (const [index, { text }] of words.entries()) {
    const written = readMove(text, style)
    if (!written) {
      const foreign = foreignStyle(text, style)
      return foreign ? refuse('foreign', index, { style: foreign }) : refuse('unreadable', index)
    }
    const found = findMove(game, written)
    if (found.kind === 'ambiguous') return refuse('ambiguous', index, { from: found.from })
    if (found.kind !== 'move') return refuse(found.kind, index)
    plies.push(play(game, found.move))
  }
  return { ok: true, line: { start, plies } }
}

/** Writes a line as a script, one numbered move a row: `1. e2-e4 e7-e5`. */
export function writeScript({ start, plies }: CheckedLine, style: NotationStyle = 'german') {
  const rows: string[] = []
  for (const [index, ply] of plies.entries()) {
    const number = moveNumber(index, start)
    const text = writePly(ply, style)
    if (ply.color === 'w') rows.push(`${number}. ${text}`)
    else if (index === 0) rows.push(`${number}. … ${text}`)
    else rows.push(`${rows.pop()} ${text}`)
  }
  return rows.join('\n')
}
