/** One row of a tool's key table. */
export interface KeyBinding<Action extends string = string> {
  /** `KeyboardEvent.key`, without modifiers. */
  readonly key: string
  readonly action: Action
}

/** The keys of one action and what they do, in words. */
export interface KeyRow {
  readonly keys: readonly string[]
  readonly does: string
}

const symbols: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/**
 * A key table in words: the keys of one action in one row, in the order of the table.
 *
 * @param actionNames what each action does
 * @param keyNames names of keys that have no letter of their own, by `KeyboardEvent.key`
 */
export function keyRows<Action extends string>(
  table: ReadonlyArray<KeyBinding<Action>>,
  actionNames: Readonly<Record<Action, string>>,
  keyNames: Readonly<Record<string, string>> = {},
): readonly KeyRow[] {
  return [...new Set(table.map(({ action }) => action))].map((action) => ({
    keys: table
      .filter((binding) => binding.action === action)
      .map(({ key }) => keyNames[key] ?? symbols[key] ?? key),
    does: actionNames[action],
  }))
}
