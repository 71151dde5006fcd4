import { useToolState, type ToolStateOptions } from '@kleinzeug/shell'
import { useAtomValue } from 'jotai'
import type { Opening } from '../model/openings.ts'
import type { MadeMove, Ply } from '../model/ply.ts'
import { elapsed, penalty, type Run, type SolvedRun, type Verdict } from '../model/run.ts'
import type { ScriptError } from '../model/script.ts'
import type { NotationTrainerData, NotationTrainerSettings } from '../model/trainerData.ts'
import type { Typed } from '../model/typed.ts'
import type { BoardProps } from './board/Board.tsx'
import { createTrainer } from './createTrainer.ts'
import { useAnswers } from './useAnswers.ts'
import { useBoard } from './useBoard.ts'
import { useSolved } from './useSolved.ts'

export type TrainingOptions = ToolStateOptions<NotationTrainerData> & {
  /** Called once for a run whose last move was found, also where the program made that move. */
  onSolved?: ((run: SolvedRun) => void) | undefined
}

/** What a trainer without a look of its own shows and does. */
export interface Training {
  /** The lines to choose from: built-in openings and games, own lines, and repertoires. */
  readonly lines: readonly Opening[]
  /** The chosen one. */
  readonly line: Opening
  /** Its moves; none while the rules of chess or a repertoire are loaded, and none of a line with a `problem`. */
  readonly moves: readonly Ply[]
  /** Why the line cannot be played, and where it is at fault. */
  readonly problem: ScriptError | undefined
  /** How far the run is: `moves[run.at]` is the move to find. */
  readonly run: Run
  /** The shown position as FEN. */
  readonly fen: string
  /** Best time of the line in ms; 0 when there is none. */
  readonly best: number
  readonly settings: NotationTrainerSettings
  /** All that `ChessBoard` of `@kleinzeug/notation-trainer/board` needs, without its labels. */
  readonly board: Omit<BoardProps, 'labels' | 'children'>
  /** Judges a move. @returns `undefined` when nothing is left to find, and while the program is to move */
  readonly play: (move: MadeMove) => Verdict | undefined
  /**
   * Reads a typed move in the notation that is set, and judges it when it is one: the result is then of the kind
   * `move`, and `run` has the verdict. Other kinds say why it is none, and cost nothing.
   *
   * @param entered whether Enter was pressed: without it a move counts only when it is complete from square to square
   * @returns `undefined` while the rules of chess are loaded, and while the program is to move
   */
  readonly write: (text: string, entered: boolean) => Typed | undefined
  /** Shows the piece to move, at the second call its target too. Such a run sets no best time. */
  readonly showHint: () => void
  readonly restart: () => void
  /** Chooses a line by its id and restarts; an id that is none chooses the first one. */
  readonly choose: (id: string) => void
  /** Turns the board. */
  readonly flip: () => void
  /** Changes settings. Another `side`, `textMode` or `practice` restarts. */
  readonly set: (change: Partial<NotationTrainerSettings>) => void
  /** Time of the run up to now with its penalties, in ms; 0 before the first move. */
  readonly time: () => number
}

/**
 * The trainer without its look: lines, run and judgement for a view of your own.
 *
 * @example
 * ```tsx
 * const { board, moves, run } = useTraining({ storage })
 * ```
 */
export function useTraining(options: TrainingOptions = {}): Training {
  const { state, store } = useToolState(createTrainer, options)
  const own = { store }
  const play = (move: MadeMove | 'impossible') => store.set(state.tryMove, move)
  useAnswers({ state, store })
  useSolved({ state, store, onSolved: options.onSolved })
  const checked = useAtomValue(state.checked, own)
  return {
    lines: useAtomValue(state.all, own),
    line: useAtomValue(state.opening, own),
    moves: useAtomValue(state.line, own).plies,
    problem: checked.ok ? undefined : checked.error,
    run: useAtomValue(state.run, own),
    fen: useAtomValue(state.fen, own),
    best: useAtomValue(state.best, own),
    settings: useAtomValue(state.settings, own),
    board: useBoard({ state, store, play }),
    play,
    write: (text, entered) => {
      const rules = store.get(state.rules)
      if (!rules || store.get(state.answer)) return undefined
      const typed = rules.readTyped(text, store.get(state.settings).notation, store.get(state.fen), entered)
      if (typed.kind === 'move') play(typed.move)
      return typed
    },
    showHint: () => void store.set(state.showHint),
    restart: () => store.set(state.restart),
    choose: (id) => void store.set(state.choose, id),
    flip: () => store.set(state.flipped, (flipped) => !flipped),
    set: (change) => store.set(state.set, change),
    time: () => {
      const run = store.get(state.run)
      return elapsed(run, state.now()) + penalty(run)
    },
  }
}
