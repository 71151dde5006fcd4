import type { PieceType, Ply } from '../ply.ts'
import type { NotationForm } from '../trainerData.ts'

/** Languages a move can be spoken in. */
export type SpokenLanguage = 'de' | 'en'

interface Words {
  readonly pieces: Readonly<Record<PieceType, string>>
  readonly captures: string
  readonly to: string
  readonly castling: Readonly<Record<'short' | 'long', string>>
  readonly check: Readonly<Record<Ply['check'], string>>
}

const words: Readonly<Record<SpokenLanguage, Words>> = {
  de: {
    pieces: { p: '', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' },
    captures: 'schlägt',
    to: 'nach',
    castling: { short: 'kurze Rochade', long: 'lange Rochade' },
    check: { '': '', '+': 'Schach', '#': 'matt' },
  },
  en: {
    pieces: { p: '', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' },
    captures: 'takes',
    to: 'to',
    castling: { short: 'castles kingside', long: 'castles queenside' },
    check: { '': '', '+': 'check', '#': 'checkmate' },
  },
}

/** Letter and digit apart, so that a voice does not read them as one word. */
const spell = (square: string) => square.split('').join(' ')

/** A move in words for a voice: „Springer f 3“, „e schlägt d 5“, “knight g 1 to f 3”. */
export function spokenMove(ply: Ply, language: SpokenLanguage, form: NotationForm) {
  const { pieces, captures, to, castling, check } = words[language]
  const isLong = form === 'long'
  // What the short form names of the start square is between the letter and the target.
  const short = /^[QRBNK]?([a-h]?[1-8]?)x?[a-h][1-8]/.exec(ply.san)?.[1] ?? ''
  const move = ply.castling
    ? [castling[ply.castling]]
    : [
        pieces[ply.piece],
        spell(isLong ? ply.from : short),
        ply.capture ? captures : isLong ? to : '',
        spell(ply.to),
        ply.promotion ? pieces[ply.promotion] : '',
      ]
  return [move.filter(Boolean).join(' '), check[ply.check]].filter(Boolean).join(', ')
}
