import { laterLabels } from '../laterLabels.ts'
import { achievementsContext } from './AchievementsContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = achievementsContext.useWith(laterLabels)
