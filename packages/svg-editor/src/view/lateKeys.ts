// Keys that waited in line for the commands, while a text field was already on its way to the focus.
import { isCharacter, type Modifiers } from '../state/keyTable.ts'
import { hand } from './handedKeys.ts'

/** Where a caret goes that is at `at` now. */
function caretAt(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(length, at + 1)
  if (key === 'Home') return 0
  return key === 'End' ? length : undefined
}

/** Does in a field what the browser would have done, had the key come there itself. */
export function giveKey(
  field: HTMLInputElement | HTMLTextAreaElement,
  key: string,
  { shift, alt }: Modifiers,
): void {
  const press = new KeyboardEvent('keydown', {
    key,
    shiftKey: shift,
    altKey: alt,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  hand(press)
  if (!field.dispatchEvent(press)) return
  const { value, selectionStart, selectionEnd } = field
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  const caret = caretAt(key, from, value.length)
  if (caret !== undefined) field.setSelectionRange(caret, caret)
  else if (isCharacter.test(key)) field.setRangeText(key, from, to, 'end')
  else if (key === 'Backspace') field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end')
  else if (key === 'Delete') field.setRangeText('', from, from === to ? to + 1 : to, 'end')
  if (field.value !== value) field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
