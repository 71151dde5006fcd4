import type { ParseTree } from '@mliebelt/pgn-parser'
import * as v from 'valibot'
import { moveNumber } from './ply.ts'
import { usualStart } from './rules.ts'
import { checkScript, type CheckedLine, type ScriptError } from './script.ts'

/** A line found in a PGN text: the moves of a game, or of one of its variations from move one. */
export interface FoundLine {
  readonly title: string
  readonly line: CheckedLine
  readonly variation: boolean
}

/** A game of the text that cannot be used, and why. */
interface RefusedGame {
  readonly title: string
  readonly error: ScriptError
}

export type PgnResult =
  | {
      readonly ok: true
      readonly lines: readonly FoundLine[]
      readonly refused: readonly RefusedGame[]
      /** Whether the text goes on after the `mostLines` that were read. */
      readonly more: boolean
    }
  /** The text is no PGN; `line` (from 1) is where reading stopped. */
  | { readonly ok: false; readonly line: number }

/** Longest text that is read, in characters. */
export const longestText = 400_000

/** The most games and variations that are read of one text; each is replayed to check it. */
export const mostLines = 200

type PgnMoves = ParseTree['moves']

/** Every line through the moves: the main line first, then each variation with the moves before it. */
function* linesThrough(moves: PgnMoves, before: readonly string[] = []): Generator<readonly string[]> {
  const main = [...before, ...moves.map((move) => move.notation.notation)]
  yield main
  for (const [index, { variations }] of moves.entries()) {
    for (const variation of variations ?? []) {
      yield* linesThrough(variation, main.slice(0, before.length + index))
    }
  }
}

/** Yields to the event loop before the next line is replayed. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const known = (tag: unknown) =>
  typeof tag === 'string' && tag.trim() !== '' && !tag.includes('?') ? tag.trim() : undefined

function titleOf(game: ParseTree, untitled: string) {
  const tags: Record<string, unknown> = { ...game.tags }
  const [white, black, event] = ['White', 'Black', 'Event'].map((name) => known(tags[name]))
  const date: unknown = tags['Date']
  const year =
    typeof date === 'object' && date !== null && 'year' in date && typeof date.year === 'number'
      ? String(date.year)
      : undefined
  const players = white && black ? `${white} – ${black}` : (white ?? black)
  return [players ?? event, players && event, year].filter(Boolean).join(', ') || untitled
}

const located = v.object({ location: v.object({ start: v.object({ line: v.number() }) }) })

/** The line that an error of the parser names, from 1. */
const lineOfFailure = (error: unknown) => (v.is(located, error) ? error.location.start.line : 1)

/**
 * Reads PGN with all its games and variations. The parser is loaded only then.
 *
 * @param text at most `longestText` characters
 * @param untitled title of a game without players in its tags, numbered when there are several
 */
export async function readPgn(text: string, untitled: string): Promise<PgnResult> {
  const { parseGames } = await import('@mliebelt/pgn-parser')
  let games: ParseTree[]
  try {
    games = parseGames(`${text.trim()}\n`)
  } catch (error) {
    return { ok: false, line: lineOfFailure(error) }
  }
  const lines: FoundLine[] = []
  const refused: RefusedGame[] = []
  for (const [index, game] of games.entries()) {
    if (game.moves.length === 0) continue
    const title = titleOf(game, games.length > 1 ? `${untitled} ${index + 1}` : untitled)
    const start = known((game.tags as Record<string, unknown> | undefined)?.['FEN'])
    let way = 0
    for (const moves of linesThrough(game.moves)) {
      if (lines.length + refused.length === mostLines) return { ok: true, lines, refused, more: true }
      await pause()
      const checked = checkScript(moves.join(' '), 'english', start)
      if (checked.ok) {
        const variation = way > 0
        lines.push({ title: variation ? `${title} (${way})` : title, line: checked.line, variation })
      } else refused.push({ title, error: { ...checked.error, line: undefined } })
      way += 1
    }
  }
  return { ok: true, lines, refused, more: false }
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

function shortMoves({ start, plies }: CheckedLine) {
  return plies
    .map((ply, index) => {
      const number = moveNumber(index, start)
      if (ply.color === 'w') return `${number}. ${ply.san}`
      return index === 0 ? `${number}... ${ply.san}` : ply.san
    })
    .join(' ')
}

/** Writes lines as PGN games in English short notation, which every chess program reads. */
export function writePgn(lines: ReadonlyArray<{ readonly title: string; readonly line: CheckedLine }>) {
  return lines
    .map(({ title, line }) => {
      const tags = [`[Event "${quoted(title)}"]`, '[Result "*"]']
      if (line.start !== usualStart) tags.push('[SetUp "1"]', `[FEN "${line.start}"]`)
      return `${tags.join('\n')}\n\n${shortMoves(line)} *\n`
    })
    .join('\n')
}
