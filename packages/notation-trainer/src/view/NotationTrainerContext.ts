import { createToolContext, type ToolProps, type ViewProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { SolvedRun } from '../model/run.ts'
import type { NotationTrainerData } from '../model/trainerData.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'

interface OwnProps {
  /** Called once for a run whose last move was found, also where the program made that move. */
  onSolved?: ((run: SolvedRun) => void) | undefined
  /** Moves to look up in the library of openings, in any notation: `1. e2-e4 c7-c5`. */
  moves?: string | undefined
  /**
   * What a link carries: the text that `linkTo` was given. It is shown to be looked at until it is kept; a text that
   * does not begin with `moves=` is none.
   */
  linked?: string | undefined
  /** Called when what a link carries was kept or closed. */
  onLinkedDone?: (() => void) | undefined
  /** The address of a link, such as ``(text) => `https://example.org/trainer#${text}` ``; without it no links are made. */
  linkTo?: ((text: string) => string) | undefined
}

export type NotationTrainerProps = ToolProps<NotationTrainerData, ShownLabels> & ViewProps & OwnProps

export const notationTrainerContext = createToolContext<
  NotationTrainerState,
  ShownLabels,
  NotationTrainerProps
>()
export const useTrainer = notationTrainerContext.use
