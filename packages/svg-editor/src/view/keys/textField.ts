import type { Panel, Typing } from '../../state/keys/binding.ts'

/** Inputs one presses, turns or draws at, and does not type in. */
const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Whether keys belong to the target as text; a select takes letters too. */
export const takesText = (target: unknown): target is HTMLElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !untyped.has(target.type)) ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable)

const kinds: readonly Typing[] = ['number', 'word', 'find', 'source']
const panels: readonly Panel[] = ['tree', 'form', 'library', 'source']

/** What is typed in an element: its `data-typing`, else some source; `undefined` where one does not type. */
export const typingIn = (target: unknown): Typing | undefined =>
  takesText(target) ? (kinds.find((kind) => kind === target.dataset['typing']) ?? 'source') : undefined

/** The panel an element lies in. */
export function panelOf(target: unknown): Panel | undefined {
  const found = target instanceof Element && target.closest('[data-panel]')?.getAttribute('data-panel')
  return panels.find((panel) => panel === found)
}
