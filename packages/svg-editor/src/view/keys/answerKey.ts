import type { Editor } from '../../state/createEditor.ts'
import { keyName } from '../../state/keyTable.ts'

/**
 * Gives a key to the editor, unless it belongs to a dialog or the browser. What a text field takes itself
 * is decided by the key table: while one has the focus only the keys of fields are possible.
 *
 * @returns whether it meant something
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
  // A key on a link or button presses it.
  if ((key === 'Enter' || key === ' ') && target.closest('button, a[href]')) return false
  return editor.press(key, { shift: event.shiftKey, alt: event.altKey })
}
