import { writePly } from '../../model/notation.ts'
import { glyphSign } from '../../model/pgn/glyphs.ts'
import type { MoveNode } from '../../model/pgn/gameTree.ts'
import { moveNumber } from '../../model/ply.ts'
import type { NotationStyle } from '../../model/trainerData.ts'

/** The number before a move: `3.`, or `3…` for Black. */
export const numberOf = ({ ply }: MoveNode, index: number, start: string) =>
  `${moveNumber(index, start)}${ply.color === 'w' ? '.' : ' …'}`

/** A move with its signs: `Sg1-f3!`. */
export const moveText = ({ ply, nags }: MoveNode, style: NotationStyle) =>
  writePly(ply, style) + nags.map(glyphSign).join('')
