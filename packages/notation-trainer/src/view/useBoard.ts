import { useAtomValue, type Atom } from 'jotai'
import type { MadeMove } from '../model/ply.ts'
import type { Verdict } from '../model/run.ts'
import type { BoardProps } from './board/Board.tsx'
import type { TrainerStore } from './useAnswers.ts'

interface BoardOptions extends TrainerStore {
  play: (move: MadeMove) => Verdict | undefined
}

/** What the board of a run shows and takes, without its texts. */
export function useBoard({ state, store, play }: BoardOptions): Omit<BoardProps, 'labels' | 'children'> {
  const useOwn = <T>(from: Atom<T>) => useAtomValue(from, { store })
  const fen = useOwn(state.fen)
  const rules = useOwn(state.rules)
  const toMove = useOwn(state.line).plies[useOwn(state.run).at]?.color
  const { textMode } = useOwn(state.settings)
  const answer = useOwn(state.answer)
  return {
    placement: useOwn(state.placement),
    flipped: useOwn(state.flipped),
    active: !textMode && !answer && toMove !== undefined,
    toMove,
    session: useOwn(state.session),
    lastMove: useOwn(state.lastMove),
    hint: useOwn(state.hint),
    targetsFrom: (square) => rules?.targetsFrom(fen, square) ?? [],
    isPromotion: (from, to) => rules?.isPromotion(fen, from, to) ?? false,
    onMove: (move) => {
      const verdict = play(move)
      return verdict !== undefined && verdict !== 'wrong'
    },
  }
}
