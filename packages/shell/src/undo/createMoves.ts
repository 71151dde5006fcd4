import type { Announce } from '@kleinzeug/ui'
import type { createStore } from 'jotai'
import type { ToolLabels } from '../words/labels.ts'
import { loadUndoing } from './loadUndoing.ts'
import type { Moved } from '../toolContext.ts'

/** Undo and redo of a state, as the keys and buttons of its tool call them. */
export function createMoves<State>(
  state: State,
  labels: ToolLabels,
  store: ReturnType<typeof createStore>,
  announce: Announce,
) {
  const move = (name: 'undo' | 'redo') => async () =>
    (await loadUndoing()).travel(name, state, labels, store, announce)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the atoms are those that the type is taken from
  return { undo: move('undo'), redo: move('redo') } as Record<'undo' | 'redo', () => Promise<Moved<State>>>
}
