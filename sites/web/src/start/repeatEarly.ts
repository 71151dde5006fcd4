/**
 * What a visitor has done before React has started: a click on a control, the text of a field after a change, or a
 * key that was pressed while nothing was in use.
 */
export type Early = readonly [target: HTMLElement, what?: string | KeyboardEvent]

/** Repeats it in its order, once React has hydrated the page. */
export async function repeatEarly(early: readonly Early[]): Promise<void> {
  for (const [target, what] of early) {
    if (what === undefined) target.click()
    else if (typeof what !== 'string') target.dispatchEvent(new KeyboardEvent('keydown', what))
    else {
      // React compares with what it has seen written by the element's own property: the text must differ from that.
      Reflect.set(target, 'value', `${what} `)
      const prototype: object = Object.getPrototypeOf(target)
      Reflect.set(prototype, 'value', what, target)
      for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }))
    }
    // React renders in a microtask: what follows meets what this has led to.
    await Promise.resolve()
  }
}
