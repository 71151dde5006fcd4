import { foreignStyle, readMove } from '../notation.ts'
import { moveNumber, usualStart, type Ply } from '../ply.ts'
import { findMove, play, readStart } from '../rules.ts'
import type { ScriptError } from '../script.ts'
import type { NotationStyle } from '../trainerData.ts'
import type { GameTree, MoveNode } from './gameTree.ts'
import { Position } from './position.ts'
import { rawGames, type RawGame, type Token } from './pgnTokens.ts'

/** A game that was read. */
export interface FoundGame {
  readonly title: string
  readonly tree: GameTree
}

/** A game or a variation that was left out, and why. */
export interface RefusedPart {
  readonly title: string
  readonly error: ScriptError
}

export interface PgnResult {
  readonly games: readonly FoundGame[]
  readonly refused: readonly RefusedPart[]
  /** Whether the text goes on after the `mostGames` that were read. */
  readonly more: boolean
}

/** Maximum length of a pasted text in characters; a file may be longer. */
export const longestText = 400_000

/** Maximum number of games read from one text. */
export const mostGames = 200

const known = (value: string | undefined) =>
  value && value.trim() !== '' && !value.includes('?') ? value.trim() : undefined

const tagOf = ({ tags }: Pick<RawGame, 'tags'>, name: string) =>
  known(tags.find(([tag]) => tag.toLowerCase() === name)?.[1])

function titleOf(game: RawGame, untitled: string) {
  const [white, black, event] = ['white', 'black', 'event'].map((name) => tagOf(game, name))
  const year = /^\d{4}/.exec(game.tags.find(([tag]) => tag === 'Date')?.[1] ?? '')?.[0]
  const players = white && black ? `${white} – ${black}` : (white ?? black)
  return [players ?? event, players && event, year].filter(Boolean).join(', ') || untitled
}

/** The notation of the moves by their piece letters; English if there are none. */
function styleOf(tokens: readonly Token[]): NotationStyle {
  const count = { german: 0, english: 0, figurine: 0 }
  for (const token of tokens) {
    if (token.kind !== 'word') continue
    if (/^[SDTL](?=[a-hx1-8-])|[1-8][=(]?[SDTL]/.test(token.text)) count.german += 1
    else if (/^[NQRB](?=[a-hx1-8-])|[1-8][=(]?[NQRB]/.test(token.text)) count.english += 1
    else if (/[♔-♟]/u.test(token.text)) count.figurine += 1
  }
  if (count.figurine > count.german + count.english) return 'figurine'
  return count.german > count.english ? 'german' : 'english'
}

/** Thrown at a move that is illegal or unreadable. */
class Unplayable extends Error {
  constructor(readonly error: ScriptError) {
    super(error.reason)
  }
}

/** Plays the tokens of one game into a tree. */
class GameReader {
  private at = 0
  readonly refused: ScriptError[] = []

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly style: NotationStyle,
    private readonly start: string,
  ) {}

  private refuse(word: string, at: number, fen: string, index: number, more: Partial<ScriptError>): never {
    throw new Unplayable({
      reason: 'illegal',
      line: this.text.slice(0, at).split('\n').length,
      number: moveNumber(index, this.start),
      color: fen.split(' ')[1] === 'b' ? 'b' : 'w',
      text: word,
      ...more,
    })
  }

  /** Makes a move. What is not found at once chess.js finds, as a castling that is written e1-g1, or explains. */
  private make(position: Position, word: string, at: number, index: number): Ply {
    const written = readMove(word, this.style)
    const ply = written && position.play(written)
    if (ply) return ply
    const fen = position.fen()
    const refuse = (more: Partial<ScriptError>) => this.refuse(word, at, fen, index, more)
    if (!written) {
      const style = foreignStyle(word, this.style)
      return refuse(style ? { reason: 'foreign', style } : { reason: 'unreadable' })
    }
    const game = readStart(fen)
    const found = game && findMove(game, written)
    if (!found) return refuse({})
    if (found.kind === 'ambiguous') return refuse({ reason: 'ambiguous', from: found.from })
    if (found.kind !== 'move') return refuse({ reason: found.kind })
    const made = play(game, found.move)
    position.load(made.after)
    return made
  }

  /** Skips to the end of the variation that is being read. */
  private skip() {
    for (let depth = 1; depth > 0 && this.at < this.tokens.length; this.at += 1) {
      const { kind } = this.tokens[this.at] ?? {}
      if (kind === 'open') depth += 1
      if (kind === 'close') depth -= 1
    }
  }

  private variation(before: string, index: number): readonly MoveNode[] {
    const depth = this.at
    try {
      return this.moves(before, index, true).next
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error
      this.refused.push(error.error)
      this.at = depth
      this.skip()
      return []
    }
  }

  /** Reads moves up to the end of the game or of the variation. */
  moves(
    first: string,
    index = 0,
    isVariation = false,
  ): { readonly comment: string; readonly next: readonly MoveNode[] } {
    interface Growing {
      readonly ply: Ply
      readonly nags: number[]
      readonly before: string
      comment: string
      /** The moves beside this one. */
      readonly others: MoveNode[]
    }
    const line: Growing[] = []
    let comment = ''
    const position = new Position(first)
    const join = (one: string, other: string) => [one, other].filter(Boolean).join(' ')
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at]
      this.at += 1
      const last = line.at(-1)
      if (!token || token.kind === 'close') break
      if (token.kind === 'comment') {
        if (last) last.comment = join(last.comment, token.text)
        else comment = join(comment, token.text)
      } else if (token.kind === 'nag') last?.nags.push(token.nag)
      else if (token.kind === 'open') {
        if (last)
          last.others.push(...this.variation(line.at(-2)?.ply.after ?? first, index + line.length - 1))
        else this.skip()
      } else if (token.kind === 'word') {
        const ply = this.make(position, token.text, token.at, index + line.length)
        const isFirst = isVariation && line.length === 0
        line.push({ ply, nags: [], before: isFirst ? comment : '', comment: '', others: [] })
        if (isFirst) comment = ''
      }
    }
    const next = line.reduceRight<readonly MoveNode[]>(
      (after, { others, ...node }) => [{ ...node, next: after }, ...others],
      [],
    )
    return { comment, next }
  }
}

/** Yields to the event loop, so that the page stays usable while many games are read. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const isUsualVariant = (variant: string | undefined) =>
  !variant || /^(standard|chess|normal|from ?position)$/i.test(variant)

function readGame(text: string, game: RawGame): { readonly tree?: GameTree; readonly errors: ScriptError[] } {
  const whole = { line: undefined, number: 1, color: 'w' as const, text: '' }
  const variant = tagOf(game, 'variant')
  if (!isUsualVariant(variant)) return { errors: [{ ...whole, reason: 'variant', text: variant ?? '' }] }
  const fen = tagOf(game, 'fen') ?? usualStart
  const start = readStart(fen)
  if (!start) return { errors: [{ ...whole, reason: 'start', text: fen }] }
  const reader = new GameReader(text, game.tokens, styleOf(game.tokens), fen)
  try {
    const { comment, next } = reader.moves(start.fen())
    const errors = [...reader.refused]
    if (game.isCut) errors.push({ ...whole, reason: 'cut' })
    return { tree: { tags: game.tags, start: fen, comment, next, result: game.result }, errors }
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    return { errors: [...reader.refused, error.error] }
  }
}

/**
 * Reads PGN with its variations, comments and glyphs. The language of the piece letters is found for each game; what
 * cannot be read is left out with its reason, and the rest goes on.
 *
 * @param untitled title of a game without players in its tags, numbered when there are several
 */
export async function readPgn(text: string, untitled: string): Promise<PgnResult> {
  const clean = text.replaceAll('\r\n', '\n').replace(/^\ufeff/, '')
  const games: FoundGame[] = []
  const refused: RefusedPart[] = []
  let rested = performance.now()
  let count = 0
  for (const raw of rawGames(clean)) {
    if (raw.tokens.every(({ kind }) => kind !== 'word')) continue
    if (count === mostGames) return { games, refused, more: true }
    count += 1
    const title = titleOf(raw, count > 1 ? `${untitled} ${count}` : untitled)
    const { tree, errors } = readGame(clean, raw)
    if (tree) games.push({ title, tree })
    refused.push(...errors.map((error) => ({ title, error })))
    if (performance.now() - rested > 40) {
      await pause()
      rested = performance.now()
    }
  }
  const escaped = /^%.*$/m.exec(clean)
  if (escaped)
    refused.push({
      title: untitled,
      error: {
        reason: 'escape',
        line: clean.slice(0, escaped.index).split('\n').length,
        number: 1,
        color: 'w',
        text: escaped[0],
      },
    })
  return { games, refused, more: false }
}
