/** What undo and redo say, in German. The tool adds the nouns of its steps, such as „Löschen“. */
export const stepLabels = {
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts wiederherzustellen.',
  /** A step with what it was done to. */
  stepWithTitle: (noun: string, title: string) => `${noun} („${title}“)`,
  undone: (step: string) => `Rückgängig: ${step}.`,
  redone: (step: string) => `Wiederhergestellt: ${step}.`,
  stepPartial: 'Was inzwischen anderswo geändert wurde, bleibt.',
  stepRefused: (step: string) => `${step}: inzwischen anderswo geändert, darum bleibt es so.`,
}

export type StepLabels = typeof stepLabels
