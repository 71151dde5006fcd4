import { pieceLetter, writePly } from '../notation.ts'
import { officers, type Ply } from '../ply.ts'
import type { NotationForm, NotationStyle } from '../trainerData.ts'

/**
 * Writes a move in short form: no more of its start square than is needed to be unambiguous (`Sbd7`, `exd5`). The
 * promoted piece follows `=` in English, as PGN has it; German and figurines do without.
 */
export function writeShort(ply: Ply, style: NotationStyle) {
  if (ply.castling) return writePly(ply, style)
  const text = style === 'english' ? ply.san : ply.san.replace('=', '')
  return text.replaceAll(/[KQRBN]/g, (letter) => {
    const piece = officers.find((officer) => officer === letter.toLowerCase())
    return piece ? pieceLetter(piece, style) : letter
  })
}

/** Writes a move in one of the two forms. */
export const writeMove = (ply: Ply, style: NotationStyle, form: NotationForm) =>
  form === 'long' ? writePly(ply, style) : writeShort(ply, style)
