import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { NotationTrainerLabels } from '../labels.ts'
import type { NotationTrainerData } from '../model/trainerData.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'

export type NotationTrainerProps = ToolProps<NotationTrainerData, NotationTrainerLabels>

export const notationTrainerContext = createToolContext<
  NotationTrainerState,
  NotationTrainerLabels,
  NotationTrainerProps
>()
export const useTrainer = notationTrainerContext.use
