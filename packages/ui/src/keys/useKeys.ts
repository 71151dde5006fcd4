import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { KeyBinding } from './keyTable.ts'

const textFields =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable], dialog'

/** Keys that a focused control uses itself. */
const keysOfControls: ReadonlyArray<readonly [selector: string, keys: RegExp]> = [
  ['button, summary, a[href], [type=checkbox]', /^( |Enter)$/],
  ['[type=radio], [type=range], [role=slider]', /^(Arrow.*|Home|End|PageUp|PageDown| )$/],
]

/**
 * Dispatches a key table. Keys act with the focus inside the tool and, with `everywhere`, also while nothing
 * on the page has the focus; never in a text field, never together with Ctrl, Alt or Meta, and never in
 * place of what the focused control does with the key.
 *
 * @example
 * ```tsx
 * const keys = [{ key: 'z', action: 'undo' }, { key: '?', action: 'showKeys' }] as const
 * useKeys(root, keys, shortcuts, (action) => actions[action]())
 * ```
 */
export function useKeys<Action extends string>(
  root: RefObject<HTMLElement | null>,
  table: ReadonlyArray<KeyBinding<Action>>,
  everywhere: boolean,
  act: (action: Action) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || target.closest(textFields)) return
    if (keysOfControls.some(([selector, keys]) => target.matches(selector) && keys.test(key))) return
    const inside = root.current?.contains(target) ?? false
    const unfocused = target === document.body || target === document.documentElement
    const binding = table.find((candidate) => candidate.key === key)
    if (!binding || !(inside || (everywhere && unfocused))) return
    event.preventDefault()
    act(binding.action)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
