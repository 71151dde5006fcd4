const handed = new WeakSet<Event>()

/** Marks a key that has waited for the commands and is given to a text field now. */
export const hand = (event: Event) => handed.add(event)

/** Whether the key has waited already: it is not to wait again. */
export const wasHanded = (event: Event) => handed.has(event)
