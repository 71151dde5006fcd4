/**
 * What a visitor has done before React has started: a click on a control, the text of a field after a change, or a
 * key that was pressed while nothing was in use.
 */
export type Early = readonly [target: HTMLElement, what?: string | KeyboardEvent]

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Selection = readonly [start: number, end: number]

const isText = (field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** Fields of numbers and dates have no selection. */
const selectionOf = (field: EventTarget | null): Selection | undefined =>
  isText(field) && field.selectionStart !== null && field.selectionEnd !== null
    ? [field.selectionStart, field.selectionEnd]
    : undefined

/** Writes a text into a field, as a visitor does: React listens, and compares with what it knows of the field. */
function type(field: Field, text: string) {
  // What React knows: the property of the element itself, which stands before that of its prototype.
  field.value = `${text} `
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/**
 * Follows where the visitor stands in the fields, and returns what repeats everything in its order once React has
 * hydrated the page.
 */
export function followEarly(early: Early[]): () => Promise<void> {
  const selections = new Map<EventTarget, Selection>()
  const note = () => {
    const field = document.activeElement
    const selection = selectionOf(field)
    // Not after React has emptied the field.
    const typed = early.findLast(([target]) => target === field)?.[1]
    if (field && selection && isText(field) && field.value === typed) selections.set(field, selection)
  }
  note()
  document.addEventListener('selectionchange', note)
  return async () => {
    document.removeEventListener('selectionchange', note)
    for (const [at, [target, what]] of early.entries()) {
      if (what instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent('keydown', what))
      else if (what === undefined) target.click()
      // Of letters typed in one go the last text is enough.
      else if (early[at + 1]?.[0] !== target || early[at + 1]?.[1] === undefined) type(target as Field, what)
      // React renders in a microtask: what follows meets what this has led to.
      await null
    }
    early.length = 0
    for (const [field, selection] of selections)
      if (isText(field) && selectionOf(field)?.join() !== selection.join())
        field.setSelectionRange(...selection)
  }
}
