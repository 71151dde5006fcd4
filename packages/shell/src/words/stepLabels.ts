import type { LabelsOf } from './LabelsOf.ts'

/** What undo and redo say, in German; loaded with the first step. The tool has the nouns of its steps, such as „Löschen“. */
export const stepLabels = {
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts wiederherzustellen.',
  /** A step with what it was done to. */
  stepWithTitle: (noun: string, title: string) => `${noun} („${title}“)`,
  undone: (step: string) => `Rückgängig: ${step}.`,
  redone: (step: string) => `Wiederhergestellt: ${step}.`,
  stepPartial: 'Was inzwischen anderswo geändert wurde, bleibt.',
  stepRefused: (step: string) => `${step}: inzwischen anderswo geändert, darum bleibt es so.`,
}

export type StepLabels = LabelsOf<typeof stepLabels>
