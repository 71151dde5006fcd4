import type { Announce } from '@kleinzeug/ui'
import type { createStore, WritableAtom } from 'jotai'
import type { ToolLabels } from '../words/labels.ts'
import type { Outcome } from './revert.ts'
import type { StepName } from './StepName.ts'
import { stepWords } from './stepWords.ts'

type Move = WritableAtom<unknown, [], (StepName & { readonly outcome: Outcome }) | undefined>

const hasSteps = (state: unknown): state is Readonly<Record<'undo' | 'redo', Move>> =>
  typeof state === 'object' && state !== null && 'undo' in state && 'redo' in state

const hasStepLabels = (
  labels: ToolLabels,
): labels is ToolLabels & { readonly steps: Readonly<Record<string, string>> } => 'steps' in labels

/** Runs undo or redo of a state, where it has them, says what it did, and returns the step. */
export function travel(
  name: 'undo' | 'redo',
  state: unknown,
  labels: ToolLabels,
  store: ReturnType<typeof createStore>,
  announce: Announce,
) {
  if (!hasSteps(state) || !hasStepLabels(labels)) return undefined
  const moved = store.set(state[name])
  // What was not or not wholly taken back shows nowhere else.
  const isShown = moved !== undefined && moved.outcome !== 'done'
  announce(stepWords(labels, name === 'undo' ? 'undone' : 'redone', moved), isShown)
  const hide = () => announce('')
  if (isShown)
    for (const event of ['keydown', 'pointerdown'])
      addEventListener(event, hide, { capture: true, once: true })
  return moved
}
