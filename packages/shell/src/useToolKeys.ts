import { useKeys, type KeyBinding } from '@kleinzeug/ui'
import { use } from 'react'
import { KeyScopeContext, type SharedAction } from './keyScope.ts'

const nowhere = { current: null }

/** The tool's own actions, and those of the shell that it does otherwise. */
export type ToolActions<Action extends string> = Readonly<
  Record<Exclude<Action, SharedAction>, () => unknown> & Partial<Record<SharedAction, () => unknown>>
>

/**
 * Dispatches a tool's key table. The shell runs undo and redo of the state and shows the keys by itself.
 *
 * @example
 * ```ts
 * useToolKeys(keyTable, { spin, newItem: () => field.current?.focus() })
 * ```
 */
export function useToolKeys<Action extends string>(
  table: ReadonlyArray<KeyBinding<Action | SharedAction>>,
  actions: ToolActions<Action>,
): void {
  const scope = use(KeyScopeContext)
  const all: Readonly<Record<string, (() => unknown) | undefined>> = { ...scope?.actions, ...actions }
  // What nobody does now, as there is no sample to try, leaves its key to others.
  const possible = table.filter(({ action }) => all[action])
  useKeys(scope?.root ?? nowhere, possible, scope?.everywhere ?? false, (action) => all[action]?.())
}
