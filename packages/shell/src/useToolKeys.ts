import { useKeys, type KeyBinding } from '@kleinzeug/ui'
import { use } from 'react'
import { KeyScopeContext } from './toolContext.ts'

const nowhere = { current: null }

/**
 * Dispatches a tool's key table; `showKeys` opens the dialog that shows it and needs no action.
 *
 * @example
 * ```ts
 * useToolKeys(keyTable, { spin, newItem: () => field.current?.focus() })
 * ```
 */
export function useToolKeys<Action extends string>(
  table: ReadonlyArray<KeyBinding<Action | 'showKeys'>>,
  actions: Readonly<Record<Exclude<Action, 'showKeys'>, () => void>>,
): void {
  const scope = use(KeyScopeContext)
  const all: Readonly<Record<string, (() => void) | undefined>> = { showKeys: scope?.showKeys, ...actions }
  useKeys(scope?.root ?? nowhere, table, scope?.everywhere ?? false, (action) => all[action]?.())
}
