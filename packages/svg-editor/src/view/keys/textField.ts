import type { Panel, Typing } from '../../state/keys/binding.ts'

/** Input types that take no text. */
const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Whether the target takes letters as input; a select does too. */
export const takesText = (target: unknown): target is HTMLElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !untyped.has(target.type)) ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable)

const kinds: readonly Typing[] = ['number', 'word', 'find', 'source']
const panels: readonly Panel[] = ['tree', 'form', 'library', 'source']

/** The kind of a text field: its `data-typing`, else `source`; `undefined` for other elements. */
export const typingIn = (target: unknown): Typing | undefined =>
  takesText(target) ? (kinds.find((kind) => kind === target.dataset['typing']) ?? 'source') : undefined

/** The panel that contains an element. */
export function panelOf(target: unknown): Panel | undefined {
  const found = target instanceof Element && target.closest('[data-panel]')?.getAttribute('data-panel')
  return panels.find((panel) => panel === found)
}
