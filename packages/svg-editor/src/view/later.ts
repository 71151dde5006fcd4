// All that comes with the first key: the commands, what they say, and the marks of what is chosen.
import type { LaterLabels } from '../labels.ts'
import { keySentences } from '../labels/keySentences.ts'
import { laterTexts } from '../labels/later.ts'

export { commandsOf } from '../state/commands.ts'
export { giveKey } from './lateKeys.ts'
export { drawMarks } from './canvas/stageMarks.ts'

export const laterLabels: LaterLabels = { ...keySentences, ...laterTexts }
