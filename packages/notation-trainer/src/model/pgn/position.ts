import type { WrittenMove } from '../notation.ts'
import { isPromotionPiece, isSquare, type Color, type PieceType, type Ply, type Square } from '../ply.ts'

// A board of 16 columns: squares beside the eight files have a bit of 0x88, so that no step leaves the board unnoticed.

const steps = {
  n: [-33, -31, -18, -14, 14, 18, 31, 33],
  b: [-17, -15, 15, 17],
  r: [-16, -1, 1, 16],
  q: [-17, -16, -15, -1, 1, 15, 16, 17],
  k: [-17, -16, -15, -1, 1, 15, 16, 17],
} as const

const names: Square[] = []
for (let at = 0; at < 128; at += 1) {
  const name = `${'abcdefgh'.charAt(at & 15)}${8 - (at >> 4)}`
  if (isSquare(name)) names[at] = name
}
const indexOf = (square: Square) => (8 - Number(square[1])) * 16 + square.charCodeAt(0) - 97

/** The corner of a rook, by the letter of its castling right. */
const corners: Readonly<Record<string, number>> = { K: 119, Q: 112, k: 7, q: 0 }

const cornerRights = Object.entries(corners)

const pieceTypes: readonly PieceType[] = ['p', 'n', 'b', 'r', 'q', 'k']
const typeOf = (letter: string | undefined) => pieceTypes.find((type) => type === letter?.toLowerCase())
const colorOf = (letter: string): Color => (letter < 'a' ? 'w' : 'b')

/**
 * A position that many moves are read in. chess.js generates all legal moves for each one and again for its notation;
 * this asks only which piece can have made it. A test holds both against each other. It takes legal positions with one
 * king each; what it cannot read, chess.js explains.
 */
export class Position {
  /** Letters of a FEN by square. */
  private readonly board = Array.from<string | undefined>({ length: 128 })
  private turn: Color = 'w'
  private castling = ''
  private passant = -1
  private halfMoves = 0
  private number = 1

  constructor(fen: string) {
    this.load(fen)
  }

  load(fen: string) {
    this.board.fill(undefined)
    const [rows = '', turn, castling = '-', passant = '-', halfMoves, number] = fen.split(' ')
    let at = 0
    for (const sign of rows) {
      if (sign === '/') at += 8
      else if (sign >= '1' && sign <= '8') at += Number(sign)
      else {
        this.board[at] = sign
        at += 1
      }
    }
    this.turn = turn === 'b' ? 'b' : 'w'
    this.castling = castling === '-' ? '' : castling
    this.passant = isSquare(passant) ? indexOf(passant) : -1
    this.halfMoves = Number(halfMoves ?? 0)
    this.number = Number(number ?? 1)
  }

  private on(square: number) {
    return square & 0x88 ? undefined : this.board[square]
  }

  private isAttacked(square: number, by: Color) {
    for (const type of ['n', 'k'] as const)
      for (const step of steps[type]) if (this.on(square + step) === lettered(type, by)) return true
    for (const type of ['b', 'r'] as const) {
      const [piece, queen] = [lettered(type, by), lettered('q', by)]
      for (const step of steps[type]) {
        let at = square + step
        while (!(at & 0x88) && !this.board[at]) at += step
        if (!(at & 0x88) && (this.board[at] === piece || this.board[at] === queen)) return true
      }
    }
    const behind = by === 'w' ? 16 : -16
    const pawn = lettered('p', by)
    return this.on(square + behind - 1) === pawn || this.on(square + behind + 1) === pawn
  }

  private isInCheck(color: Color) {
    const king = this.board.indexOf(lettered('k', color))
    return king >= 0 && this.isAttacked(king, color === 'w' ? 'b' : 'w')
  }

  /** Squares from which a piece of the side to move reaches a square, the safety of its king aside. */
  private origins(type: PieceType, to: number): number[] {
    const piece = lettered(type, this.turn)
    const found: number[] = []
    if (type === 'p') {
      const back = this.turn === 'w' ? 16 : -16
      if (this.board[to] || to === this.passant) {
        for (const from of [to + back - 1, to + back + 1]) if (this.on(from) === piece) found.push(from)
      } else if (this.on(to + back) === piece) found.push(to + back)
      else if (!this.on(to + back) && to >> 4 === (back > 0 ? 4 : 3) && this.on(to + 2 * back) === piece)
        found.push(to + 2 * back)
      return found
    }
    for (const step of steps[type]) {
      let at = to + step
      if (type !== 'n' && type !== 'k') while (!(at & 0x88) && !this.board[at]) at += step
      if (!(at & 0x88) && this.board[at] === piece) found.push(at)
    }
    return found
  }

  /** Moves the pieces alone. @returns what takes it back */
  private put(from: number, to: number, promoted?: string) {
    const piece = this.board[from]
    const isPassant = to === this.passant && (piece === 'p' || piece === 'P')
    const takenAt = isPassant ? to + (this.turn === 'w' ? 16 : -16) : to
    const taken = this.board[takenAt]
    this.board[takenAt] = undefined
    this.board[to] = promoted ?? piece
    this.board[from] = undefined
    return {
      taken,
      back: () => {
        this.board[to] = undefined
        this.board[takenAt] = taken
        this.board[from] = piece
      },
    }
  }

  private isSafe(from: number, to: number) {
    const { back } = this.put(from, to)
    const isSafe = !this.isInCheck(this.turn)
    back()
    return isSafe
  }

  private hasMove() {
    for (let to = 0; to < 128; to += 1) {
      const there = this.board[to]
      if (to & 0x88 || (there && colorOf(there) === this.turn)) continue
      for (const type of pieceTypes)
        if (this.origins(type, to).some((from) => this.isSafe(from, to))) return true
    }
    return false
  }

  /** Whether a pawn can capture en passant on the square behind one that has just made two steps. */
  private canTakePassant() {
    return (
      this.passant >= 0 && this.origins('p', this.passant).some((from) => this.isSafe(from, this.passant))
    )
  }

  fen() {
    const rows: string[] = []
    for (let row = 0; row < 128; row += 16) {
      let text = ''
      let empty = 0
      for (let at = row; at < row + 8; at += 1) {
        const piece = this.board[at]
        if (!piece) empty += 1
        else {
          text += empty > 0 ? `${empty}${piece}` : piece
          empty = 0
        }
      }
      rows.push(empty > 0 ? `${text}${empty}` : text)
    }
    const passant = this.canTakePassant() ? (names[this.passant] ?? '-') : '-'
    return `${rows.join('/')} ${this.turn} ${this.castling || '-'} ${passant} ${this.halfMoves} ${this.number}`
  }

  private castle(side: 'short' | 'long'): Ply | undefined {
    const right = lettered(side === 'short' ? 'k' : 'q', this.turn)
    const corner = corners[right] ?? 0
    const king = corner - (side === 'short' ? 3 : -4)
    const [step, enemy] = [side === 'short' ? 1 : -1, this.turn === 'w' ? 'b' : 'w'] as const
    if (!this.castling.includes(right)) return undefined
    for (let at = king + step; at !== corner; at += step) if (this.board[at]) return undefined
    for (const at of [king, king + step, king + 2 * step]) if (this.isAttacked(at, enemy)) return undefined
    this.put(corner, king + step)
    return this.done('k', king, king + 2 * step, side === 'short' ? 'O-O' : 'O-O-O', undefined, side)
  }

  /**
   * Makes the move that is written.
   *
   * @returns `undefined` when there is none or more than one; the position stays as it was
   */
  play(written: WrittenMove): Ply | undefined {
    if (written.castling) return this.castle(written.castling)
    const to = indexOf(written.to)
    const there = this.board[to]
    const own = written.from && this.board[indexOf(written.from)]
    const type = written.piece ?? (own ? typeOf(own) : 'p')
    if (!type || (there && colorOf(there) === this.turn)) return undefined
    const legal = this.origins(type, to).filter((from) => this.isSafe(from, to))
    const meant = legal.filter((from) => {
      const name = names[from] ?? ''
      return (!written.file || name[0] === written.file) && (!written.rank || name[1] === written.rank)
    })
    const [from] = meant
    const isLast = type === 'p' && (to >> 4 === 0 || to >> 4 === 7)
    if (from === undefined || meant.length > 1 || isLast !== (written.promotion !== undefined))
      return undefined
    const isCapture = there !== undefined || (type === 'p' && (from & 15) !== (to & 15))
    const origin = names[from] ?? ''
    const others = legal.filter((other) => other !== from)
    const sameFile = others.some((other) => (other & 15) === (from & 15))
    const sameRank = others.some((other) => other >> 4 === from >> 4)
    const which =
      type === 'p'
        ? isCapture
          ? origin.charAt(0)
          : ''
        : others.length === 0
          ? ''
          : sameFile && sameRank
            ? origin
            : origin.charAt(sameFile ? 1 : 0)
    const letter = type === 'p' ? '' : type.toUpperCase()
    const promoted = written.promotion ? `=${written.promotion.toUpperCase()}` : ''
    const san = `${letter}${which}${isCapture ? 'x' : ''}${written.to}${promoted}`
    return this.done(type, from, to, san, written.promotion, undefined, isCapture)
  }

  /** Makes a legal move and writes it down. */
  private done(
    piece: PieceType,
    from: number,
    to: number,
    move: string,
    promotion: string | undefined,
    castling: 'short' | 'long' | undefined,
    capture = false,
  ): Ply | undefined {
    const [origin, target, color] = [names[from], names[to], this.turn]
    if (!origin || !target) return undefined
    this.put(from, to, promotion && lettered(promotion, color))
    for (const [right, corner] of cornerRights)
      if (corner === from || corner === to || (piece === 'k' && colorOf(right) === color))
        this.castling = this.castling.replace(right, '')
    this.turn = color === 'w' ? 'b' : 'w'
    this.passant = piece === 'p' && Math.abs(from - to) === 32 ? (from + to) / 2 : -1
    this.halfMoves = piece === 'p' || capture ? 0 : this.halfMoves + 1
    if (color === 'b') this.number += 1
    const check = this.isInCheck(this.turn) ? (this.hasMove() ? '+' : '#') : ''
    return {
      color,
      piece,
      from: origin,
      to: target,
      promotion: isPromotionPiece(promotion) ? promotion : undefined,
      capture,
      castling,
      check,
      san: move + check,
      after: this.fen(),
    }
  }
}

const lettered = (type: string, color: Color) => (color === 'w' ? type.toUpperCase() : type)
