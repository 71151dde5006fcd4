import { laterLabels } from '../laterLabels.ts'
import { numberGuessingContext } from './NumberGuessingContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = numberGuessingContext.useWith(laterLabels)
