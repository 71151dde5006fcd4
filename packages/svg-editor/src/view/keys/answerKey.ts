import type { Editor } from '../../state/createEditor.ts'
import { keyName } from '../../state/keys/keyTable.ts'

/**
 * Passes a key to the editor, unless it belongs to a dialog or the browser. The key table decides which keys a
 * text field handles itself: while one has the focus, only the keys of fields are enabled.
 *
 * @returns whether the key was handled
 */
export function answerKey(editor: Editor, event: KeyboardEvent): boolean {
  const key = keyName({
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    isComposing: event.isComposing,
    altGraph: event.getModifierState('AltGraph'),
  })
  const [target] = event.composedPath()
  if (key === undefined || !(target instanceof Element) || target.closest('dialog, select')) return false
  // The browser activates a focused link or button.
  if ((key === 'Enter' || key === ' ') && target.closest('button, a[href]')) return false
  return editor.press(key, { shift: event.shiftKey, alt: event.altKey })
}
