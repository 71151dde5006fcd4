import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { NumberGuessingData } from '../model/data.ts'
import type { Mode } from '../model/game.ts'
import type { NumberGuessingState } from '../state/createNumberGuessingState.ts'

/** A number that was found, as `onSolved` tells it. */
export interface SolvedGame {
  readonly mode: Mode
  /** The least and the greatest number that it could be. */
  readonly low: number
  readonly high: number
  readonly guesses: number
}

interface OwnProps {
  /** Code of a challenge, as in `linkTo`; a code that is none is left alone. */
  challenge?: string | undefined
  /** Called once for a game, when its number is found: by the visitor, or by the program that guesses. */
  onSolved?: ((game: SolvedGame) => void) | undefined
  /** Called when the challenge has been taken up; a reload is not to begin it again. */
  onChallenge?: (() => void) | undefined
  /** The address that opens this tool with the code of a challenge. With it somebody can be challenged. */
  linkTo?: ((code: string) => string) | undefined
}

export type NumberGuessingProps = ToolProps<NumberGuessingData, ShownLabels> & OwnProps

export const numberGuessingContext = createToolContext<
  NumberGuessingState,
  ShownLabels,
  NumberGuessingProps
>()
export const useNumberGuessing = numberGuessingContext.use
