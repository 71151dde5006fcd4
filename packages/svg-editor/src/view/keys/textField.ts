/** Inputs one presses, turns or draws at, and does not type in. */
const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** A field one types in, if it is one. */
export const textField = (target: unknown) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !untyped.has(target.type))
    ? target
    : undefined

/** Whether keys belong to the target as text; a select takes letters too. */
export const takesText = (target: unknown): target is HTMLElement =>
  textField(target) !== undefined ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable)
