import { usualStart, type Ply, type Square } from './ply.ts'
import type { CheckedLine } from './script.ts'

const moves: ReadonlyArray<readonly [Ply['piece'], Square, Square, san: string, after: string]> = [
  ['p', 'e2', 'e4', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'],
  ['p', 'e7', 'e5', 'e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'],
  ['n', 'g1', 'f3', 'Nf3', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'],
  ['n', 'b8', 'c6', 'Nc6', 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'],
  ['b', 'f1', 'c4', 'Bc4', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'],
  ['b', 'f8', 'c5', 'Bc5', 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'],
]

/** The first opening, checked in advance: it is shown and played before the rules of chess are loaded. */
export const firstLine: CheckedLine = {
  start: usualStart,
  plies: moves.map(([piece, from, to, san, after], index) => ({
    color: index % 2 ? 'b' : 'w',
    piece,
    from,
    to,
    capture: false,
    check: '',
    san,
    after,
  })),
}
