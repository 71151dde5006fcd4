import { useEffect, useEffectEvent, type RefObject } from 'react'
import { keyTable, type KeyAction } from './keyTable.ts'

const textFields = 'input, textarea, select, [contenteditable], dialog'

/**
 * Dispatches the key table. Keys act with the focus inside the tool and, with `everywhere`, also while
 * nothing on the page has the focus; never in a text field and never together with a modifier.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  everywhere: boolean,
  act: (action: KeyAction) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || target.closest(textFields)) return
    const inside = root.current?.contains(target) ?? false
    const unfocused = target === document.body || target === document.documentElement
    const binding = keyTable.find((candidate) => candidate.key === key)
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
