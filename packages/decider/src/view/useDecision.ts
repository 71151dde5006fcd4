import { useToolState, type Environment, type ToolStateOptions } from '@kleinzeug/shell'
import { useAtomValue } from 'jotai'
import type { DeciderData, HistoryEntry, Item, List, Settings } from '../model/deciderData.ts'
import { createDeciderState, type SpinProblem } from '../state/createDeciderState.ts'
import type { DeciderStorage } from '../storage.ts'
import { useDraw } from './draw/useDraw.ts'

export type DecisionOptions = ToolStateOptions<DeciderData> & {
  /** Called once for a draw, when its winners are shown, in the order in which they were drawn. */
  onDecide?: ((winners: readonly Item[]) => void) | undefined
}

/** What a decider without a look of its own shows and does. */
export interface Decision {
  readonly lists: readonly List[]
  /** The selected list; `undefined` where there is none. */
  readonly list: List | undefined
  /** The items that take part, now or in the draw that is shown. */
  readonly candidates: readonly Item[]
  /** Index of the candidate that is lit while the highlight runs. */
  readonly lit: number | undefined
  /** The winners that are shown; empty before a draw, while the highlight runs, and after an edit. */
  readonly winners: readonly Item[]
  readonly isSpinning: boolean
  /** Why nothing can be drawn: fewer active items than it needs. */
  readonly problem: SpinProblem | undefined
  readonly settings: Settings
  /** The decisions, the newest first. */
  readonly history: readonly HistoryEntry[]
  /** Draws, and runs the highlight, or shows the winners at once where that is set. */
  readonly decide: () => void
  /** Ends the highlight and shows the winners. */
  readonly skip: () => void
  readonly selectList: (name: string) => void
  /** Changes lists, items or settings, unless the highlight runs. */
  readonly edit: (change: (data: DeciderData) => DeciderData) => void
}

const createState = (storage: DeciderStorage, { random }: Environment) => createDeciderState(storage, random)

/**
 * The decider without its look: lists, draw and highlight for a view of your own.
 *
 * @example
 * ```tsx
 * const { candidates, lit, winners, decide } = useDecision({ storage })
 * ```
 */
export function useDecision(options: DecisionOptions = {}): Decision {
  const { state, store } = useToolState(createState, options)
  const { spin, finish } = useDraw({ state, store, onWinners: (winners) => options.onDecide?.(winners) })
  const own = { store }
  return {
    lists: useAtomValue(state.lists, own),
    list: useAtomValue(state.list, own),
    candidates: useAtomValue(state.candidates, own),
    lit: useAtomValue(state.step, own)?.index,
    winners: useAtomValue(state.winners, own),
    isSpinning: useAtomValue(state.locked, own),
    problem: useAtomValue(state.spinProblem, own),
    settings: useAtomValue(state.settings, own),
    history: useAtomValue(state.history, own),
    decide: () => void spin(),
    skip: finish,
    selectList: (name) => store.set(state.selectList, name),
    edit: (change) => store.set(state.edit, change),
  }
}
