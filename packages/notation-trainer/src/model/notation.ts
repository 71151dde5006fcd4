import {
  isPromotionPiece,
  isSquare,
  officers,
  type PieceType,
  type Ply,
  type Promotion,
  type Square,
} from './ply.ts'
import { notationStyles, type NotationStyle } from './trainerData.ts'

type Officer = Exclude<PieceType, 'p'>

const letters: Record<NotationStyle, Record<Officer, string>> = {
  german: { k: 'K', q: 'D', r: 'T', b: 'L', n: 'S' },
  english: { k: 'K', q: 'Q', r: 'R', b: 'B', n: 'N' },
  figurine: { k: '♔', q: '♕', r: '♖', b: '♗', n: '♘' },
}

/** The letter of a piece; a pawn has none. */
export const pieceLetter = (piece: PieceType, style: NotationStyle) =>
  piece === 'p' ? '' : letters[style][piece]

/** Writes a move in long form, from square to square: `Sg1-f3`, `e4xd5`, `0-0`, `e7-e8D+`. */
export function writePly(ply: Ply, style: NotationStyle) {
  if (ply.castling) return (ply.castling === 'short' ? '0-0' : '0-0-0') + ply.check
  const promoted = ply.promotion ? pieceLetter(ply.promotion, style) : ''
  const between = ply.capture ? 'x' : '-'
  return `${pieceLetter(ply.piece, style)}${ply.from}${between}${ply.to}${promoted}${ply.check}`
}

/** Typed text without signs of check at its beginning: those of the move before, which counted without them. */
export const withoutCheck = (text: string) => text.replace(/^[+#]+/, '')

/** A parsed move, not yet looked up in a position. */
export type WrittenMove =
  | { readonly castling: 'short' | 'long' }
  | {
      readonly castling?: undefined
      /** `undefined` when no letter was written: a pawn in short form, any piece in long form. */
      readonly piece: PieceType | undefined
      readonly file: string | undefined
      readonly rank: string | undefined
      /** The square it starts from, when both file and rank are written. */
      readonly from: Square | undefined
      readonly to: Square
      readonly promotion: Promotion | undefined
    }

const grammar = (style: NotationStyle) => {
  const { k, q, r, b, n } = letters[style]
  return new RegExp(
    `^([${k}${q}${r}${b}${n}])?([a-h])?([1-8])?[-x]?([a-h][1-8])(?:[=(]?([${q}${r}${b}${n}])\\)?)?(?:[+]{1,2}|#)?$`,
    'u',
  )
}

const grammars = {
  german: grammar('german'),
  english: grammar('english'),
  figurine: grammar('figurine'),
}

/** Normalises dashes, capture signs and filled figurines, and removes annotations. */
const plainSpelling = (text: string) =>
  text
    .trim()
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[×:]/g, 'x')
    .replaceAll(/[♚♛♜♝♞]/g, (sign) => '♔♕♖♗♘'.charAt('♚♛♜♝♞'.indexOf(sign)))
    .replaceAll('\ufe0e', '')
    .replace(/(?<!\s)\s*e\.?p\.?$/u, '')
    .replace(/(?:(?<![!?⁉‼□∓±=+-])[!?⁉‼□∓±=+-]+(?<=[!?⁉‼□∓±])|\$\d+)$/u, '')

const pieceOf = (letter: string | undefined, style: NotationStyle) =>
  officers.find((piece) => letters[style][piece] === letter)

/** Reads one move in long or short form. `undefined` when the text is none in that notation. */
export function readMove(text: string, style: NotationStyle): WrittenMove | undefined {
  const plain = plainSpelling(text)
  const castling = /^(0-0|O-O|o-o)(-[0Oo])?(?:[+]{1,2}|#)?$/u.exec(plain)
  if (castling) return { castling: castling[2] ? 'long' : 'short' }
  const match = grammars[style].exec(plain)
  if (!match) return undefined
  const [, letter, file, rank, to = '', promoted] = match
  if (!isSquare(to)) return undefined
  const from = `${file ?? ''}${rank ?? ''}`
  const promotion = pieceOf(promoted, style)
  return {
    piece: pieceOf(letter, style),
    file,
    rank,
    from: isSquare(from) ? from : undefined,
    to,
    promotion: isPromotionPiece(promotion) ? promotion : undefined,
  }
}

/** Whether a text is written with the piece letters of another notation, and which. */
export function foreignStyle(text: string, style: NotationStyle): NotationStyle | undefined {
  if (readMove(text, style)) return undefined
  return notationStyles.find((other) => other !== style && readMove(text, other) !== undefined)
}

/**
 * A from–to move that is complete as it stands, as the specification's pattern has it
 * (`e2-e4`, `e2xe4`) or without the dash or with the piece's letter before it.
 */
export function isLongMove(text: string, style: NotationStyle) {
  const move = readMove(text, style)
  if (!move) return false
  if (move.castling) return move.castling === 'long'
  return move.file !== undefined && move.rank !== undefined
}
