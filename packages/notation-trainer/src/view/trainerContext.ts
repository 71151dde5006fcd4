import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { NotationTrainerLabels } from '../labels.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'
import type { Verdict } from '../model/run.ts'

/** What every part of one trainer shares. */
interface TrainerParts {
  readonly state: NotationTrainerState
  readonly labels: NotationTrainerLabels
  readonly announce: Announce
  /** Tells ear and screen reader what became of a move. */
  readonly report: (verdict: Verdict | undefined) => void
  /** Brings the focus to where the next move is made: the board, or the move field in text mode. */
  readonly toEntry: () => void
}

export const TrainerContext = createContext<TrainerParts | undefined>(undefined)

export function useTrainer() {
  const parts = useContext(TrainerContext)
  if (!parts) throw new Error('This part belongs inside a NotationTrainer.')
  return parts
}
