import { createToolContext, type ToolProps, type ViewProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { NotationTrainerData } from '../model/trainerData.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'

export type NotationTrainerProps = ToolProps<NotationTrainerData, ShownLabels> &
  ViewProps & {
    /** Moves to look up in the library of openings, in any notation: `1. e2-e4 c7-c5`. */
    moves?: string | undefined
  }

export const notationTrainerContext = createToolContext<
  NotationTrainerState,
  ShownLabels,
  NotationTrainerProps
>()
export const useTrainer = notationTrainerContext.use
