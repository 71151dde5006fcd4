import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { NotationTrainerData } from '../model/trainerData.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'

export type NotationTrainerProps = ToolProps<NotationTrainerData, ShownLabels>

export const notationTrainerContext = createToolContext<
  NotationTrainerState,
  ShownLabels,
  NotationTrainerProps
>()
export const useTrainer = notationTrainerContext.use
