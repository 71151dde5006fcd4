import type { StepName } from './createHistory.ts'
import type { Outcome } from './revert.ts'

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

/** What is announced after undo or redo; `moved` is what `undo` or `redo` of the history has returned. */
export function stepWords<Kind extends string>(
  labels: StepLabels & { readonly steps: Readonly<Record<Kind, string>> },
  way: 'undone' | 'redone',
  moved: (StepName<Kind> & { readonly outcome: Outcome }) | undefined,
): string {
  if (!moved) return way === 'undone' ? labels.nothingToUndo : labels.nothingToRedo
  const { kind, title, outcome } = moved
  const step = title ? labels.stepWithTitle(labels.steps[kind], title) : labels.steps[kind]
  if (outcome === 'refused') return labels.stepRefused(step)
  return outcome === 'partial' ? `${labels[way](step)} ${labels.stepPartial}` : labels[way](step)
}
