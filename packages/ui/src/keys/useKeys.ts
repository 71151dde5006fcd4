import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { KeyBinding } from './keyTable.ts'

const textFields =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable], dialog'

/** Keys that a focused control uses itself. */
const keysOfControls: ReadonlyArray<readonly [selector: string, keys: RegExp]> = [
  ['button, summary, a[href], [type=checkbox]', /^( |Enter)$/],
  ['[type=radio], [type=range], [role=slider]', /^(Arrow.*|Home|End|PageUp|PageDown| )$/],
]

/** The key as a table has it; Ctrl or Command with Z and Y are undo and redo, every other combination is no key. */
function tableKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (!ctrlKey && !metaKey) return key
  const letter = key.toLowerCase()
  if (letter === 'y') return 'Z'
  return letter === 'z' ? (shiftKey ? 'Z' : 'z') : undefined
}

/**
 * Dispatches a key table. Keys act with the focus inside the tool and, with `everywhere`, also while nothing
 * on the page is in use: on the body, or on an ancestor that can only be focused by script. They never act in a
 * text field, behind an open dialog, with Alt, or in place of what the focused control does with the key. Ctrl or
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
    const { target } = event
    const key = tableKey(event)
    if (event.defaultPrevented || key === undefined || !root.current) return
    if (!(target instanceof Element) || target.closest(textFields)) return
    if (keysOfControls.some(([selector, keys]) => target.matches(selector) && keys.test(key))) return
    // A tool inside an open dialog keeps its keys, one behind it does not.
    if ([...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(root.current)))
      return
    // A click on plain ground focuses the nearest ancestor that can be focused by script, such as <main>.
    const unused = target.matches('html, body, [tabindex="-1"]') && target.contains(root.current)
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
