/**
 * What a visitor has done before React has started: a click on a control, the text of a field after a change, or a
 * key that was pressed outside of text fields.
 */
export type Early = readonly [target: HTMLElement, what?: string | KeyboardEvent]

const setText = (field: HTMLElement, text: string) => {
  // React compares with what it has seen written by the element's own property: the text must differ from that.
  Reflect.set(field, 'value', `${text} `)
  const prototype: object = Object.getPrototypeOf(field)
  Reflect.set(prototype, 'value', text, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Presses a key where the focus is by now; in a text field it writes. */
function press(event: KeyboardEvent) {
  const field = document.activeElement ?? document.body
  if (!field.dispatchEvent(new KeyboardEvent('keydown', event))) return
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const { form, value, selectionStart, selectionEnd: end } = field
  const { key } = event
  if (selectionStart === null || end === null) return
  if (key === 'Enter') return form?.requestSubmit()
  const isLetter = key.length === 1
  if (!isLetter && key !== 'Backspace') return
  const start = isLetter || selectionStart < end ? selectionStart : Math.max(0, end - 1)
  setText(field, `${value.slice(0, start)}${isLetter ? key : ''}${value.slice(end)}`)
}

/** Repeats it in its order, once React has hydrated the page. */
export async function repeatEarly(early: readonly Early[]): Promise<void> {
  const focused = document.activeElement
  const hasKeys = early.some(([, what]) => typeof what === 'object')
  // Where a key goes follows from what was done before it.
  if (hasKeys && focused instanceof HTMLElement) focused.blur()
  for (const [target, what] of early) {
    if (typeof what === 'object') press(what)
    else {
      if (hasKeys) target.focus()
      if (what === undefined) target.click()
      else setText(target, what)
    }
    // React renders in a microtask: what follows meets what this has led to.
    await Promise.resolve()
  }
  // Where the visitor has gone since.
  if (document.activeElement === early.at(-1)?.[0] && focused instanceof HTMLElement) focused.focus()
}
