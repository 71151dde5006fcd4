import type { StepName } from './StepName.ts'
import type { Outcome } from './revert.ts'
import type { StepLabels } from './stepLabels.ts'

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
