import { useAtomValue } from 'jotai'
import type { MadeMove } from '../model/ply.ts'
import type { Verdict } from '../model/run.ts'
import type { BoardProps } from './board/Board.tsx'
import type { TrainerStore } from './useAnswers.ts'

interface BoardOptions extends TrainerStore {
  play: (move: MadeMove) => Verdict | undefined
}

/** What the board of a run shows and takes, without its texts. */
export function useBoard({ state, store, play }: BoardOptions): Omit<BoardProps, 'labels' | 'children'> {
  const own = { store }
  const fen = useAtomValue(state.fen, own)
  const rules = useAtomValue(state.rules, own)
  const { at } = useAtomValue(state.run, own)
  const toMove = useAtomValue(state.line, own).plies[at]?.color
  const { textMode } = useAtomValue(state.settings, own)
  const answer = useAtomValue(state.answer, own)
  return {
    placement: useAtomValue(state.placement, own),
    flipped: useAtomValue(state.flipped, own),
    active: !textMode && !answer && toMove !== undefined,
    toMove,
    session: useAtomValue(state.session, own),
    lastMove: useAtomValue(state.lastMove, own),
    hint: useAtomValue(state.hint, own),
    targetsFrom: (square) => rules?.targetsFrom(fen, square) ?? [],
    isPromotion: (from, to) => rules?.isPromotion(fen, from, to) ?? false,
    onMove: (move) => {
      const verdict = play(move)
      return verdict !== undefined && verdict !== 'wrong'
    },
  }
}
