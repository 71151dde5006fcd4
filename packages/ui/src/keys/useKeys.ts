import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { KeyBinding } from './keyTable.ts'

const textFields =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]'

/** Keys that a focused control uses itself. */
const keysOfControls: ReadonlyArray<readonly [selector: string, keys: RegExp]> = [
  ['button, summary, a[href], [type=checkbox]', /^( |Enter)$/],
  ['[type=radio], [type=range], [role=slider]', /^(Arrow.*|Home|End|PageUp|PageDown| )$/],
]

/** Keys of a table by what is pressed together with Ctrl or Command: undo and redo, nothing else. */
const commands: Readonly<Record<string, string>> = { z: 'z', Z: 'Z', y: 'Z' }

/**
 * Dispatches a key table. Keys act with the focus inside the tool and, with `everywhere`, also while nothing
 * on the page is in use: on the body, or on an ancestor that can only be focused by script. They never act in a
 * text field, behind or in an open dialog, in an inert tool, with Alt, or in place of what the focused control does with the key. Ctrl or
 * Command+Z is `z`, with Shift, or Ctrl or Command+Y, `Z`; no other key acts with them.
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
    // In a shadow root the document names its host as the target.
    const [target] = event.composedPath()
    const key = event.ctrlKey || event.metaKey ? (commands[event.key] ?? '') : event.key
    if (event.defaultPrevented || event.altKey || !root.current) return
    if (!(target instanceof Element) || target.closest(textFields)) return
    if (keysOfControls.some(([selector, keys]) => target.matches(selector) && keys.test(key))) return
    if (document.querySelector('dialog[open]') || target.closest('dialog')) return
    // A click on plain ground focuses the nearest ancestor that can be focused by script, such as <main>.
    const unused =
      target.matches('html, body, [tabindex="-1"]') &&
      target.contains(root.current) &&
      !root.current.closest('[inert]')
    const binding = table.find((candidate) => candidate.key === key)
    if (!binding || !(root.current.contains(target) || (everywhere && unused))) return
    event.preventDefault()
    act(binding.action)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
