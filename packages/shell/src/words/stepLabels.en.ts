import type { StepLabels } from './stepLabels.ts'

/** What undo and redo say, in English. */
export const stepLabels: StepLabels = {
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  stepWithTitle: (noun, title) => `${noun} (“${title}”)`,
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  stepPartial: 'What was changed elsewhere since stays.',
  stepRefused: (step) => `${step}: changed elsewhere since, so it stays.`,
}
