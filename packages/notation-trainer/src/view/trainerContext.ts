import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { NotationTrainerLabels } from '../labels.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'
import type { Verdict } from '../model/run.ts'

/** What the components of one trainer share. */
interface TrainerParts {
  readonly state: NotationTrainerState
  readonly labels: NotationTrainerLabels
  readonly announce: Announce
  /** Plays the sound of a verdict and announces it. */
  readonly report: (verdict: Verdict | undefined) => void
  /** Focuses the board, or the move field in text mode. */
  readonly toEntry: () => void
}

export const TrainerContext = createContext<TrainerParts | undefined>(undefined)

export function useTrainer() {
  const parts = useContext(TrainerContext)
  if (!parts) throw new Error('This part belongs inside a NotationTrainer.')
  return parts
}
