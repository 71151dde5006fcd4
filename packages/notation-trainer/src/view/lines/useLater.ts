import { laterLabels } from '../../laterLabels.ts'
import { notationTrainerContext } from '../NotationTrainerContext.ts'

/** The tool around a dialog about lines, with the texts of these dialogs. */
export const useLater = notationTrainerContext.useWith(laterLabels)
