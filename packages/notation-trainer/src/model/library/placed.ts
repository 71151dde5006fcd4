import { squares } from '../ply.ts'

/** Digits of packed lines: two a ply, the indices of its squares in `squares`. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export const codeOfSquare = (index: number) => alphabet.charAt(index)

const initial = `rnbqkbnrpppppppp${' '.repeat(32)}PPPPPPPPRNBQKBNR`.split('')

/** A move of a packed line with the piece that makes it. */
export interface PlacedMove {
  readonly from: number
  readonly to: number
  /** Its letter in a FEN. */
  readonly piece: string
  readonly capture: boolean
}

/** An integer hash, the finaliser of MurmurHash3. */
function mixed(value: number) {
  let hash = value + 0x9e3779b9
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const turn = mixed(1)
const mark = (piece: string, square: number) => (piece === ' ' ? 0 : mixed(piece.charCodeAt(0) * 64 + square))

/**
 * Plays a packed line of legal moves and reports each position as a hash of its pieces and the side to move. Openings
 * castle and capture en passant, but promote no pawn.
 */
export function playPacked(packed: string, onMove: (move: PlacedMove, hash: number) => void) {
  const board = [...initial]
  let hash = 0
  const put = (square: number, piece: string) => {
    hash ^= mark(board[square] ?? ' ', square) ^ mark(piece, square)
    board[square] = piece
  }
  for (let at = 0; at < packed.length; at += 2) {
    const [from, to] = [alphabet.indexOf(packed[at] ?? ''), alphabet.indexOf(packed[at + 1] ?? '')]
    const piece = board[from] ?? ' '
    const across = (to % 8) - (from % 8)
    const isEnPassant = /p/i.test(piece) && across !== 0 && board[to] === ' '
    const capture = board[to] !== ' ' || isEnPassant
    if (isEnPassant) put(from + across, ' ')
    put(to, piece)
    put(from, ' ')
    if (/k/i.test(piece) && Math.abs(across) === 2) {
      const corner = across > 0 ? from + 3 : from - 4
      put(from + across / 2, board[corner] ?? ' ')
      put(corner, ' ')
    }
    hash ^= turn
    onMove({ from, to, piece, capture }, hash)
  }
}

/** Writes a packed line as a script in long notation. */
export function writePacked(packed: string, letterOf: (piece: string) => string) {
  const words: string[] = []
  playPacked(packed, ({ from, to, piece, capture }) => {
    const across = (to % 8) - (from % 8)
    const isCastling = /k/i.test(piece) && Math.abs(across) === 2
    const move = isCastling
      ? across > 0
        ? '0-0'
        : '0-0-0'
      : `${letterOf(piece)}${squares[from]}${capture ? 'x' : '-'}${squares[to]}`
    const index = words.length
    words.push(index % 2 === 0 ? `${index / 2 + 1}. ${move}` : move)
  })
  return words.join(' ')
}
