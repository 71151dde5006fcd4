import type { StepName } from './StepName.ts'
import type { Outcome } from './revert.ts'
import { stepLabels, type StepLabels } from '../words/stepLabels.ts'

/** What is announced after undo or redo; `moved` is what `undo` or `redo` of the history has returned. */
export function stepWords<Kind extends string>(
  labels: Partial<StepLabels> & { readonly steps: Readonly<Record<Kind, string>> },
  way: 'undone' | 'redone',
  moved: (StepName<Kind> & { readonly outcome: Outcome }) | undefined,
): string {
  const words = { ...stepLabels, ...labels }
  if (!moved) return way === 'undone' ? words.nothingToUndo : words.nothingToRedo
  const { kind, title, outcome } = moved
  const step = title ? words.stepWithTitle(labels.steps[kind], title) : labels.steps[kind]
  if (outcome === 'refused') return words.stepRefused(step)
  return outcome === 'partial' ? `${words[way](step)} ${words.stepPartial}` : words[way](step)
}
