/**
 * One persisted document: all that a tool knows of where its data lives. Synchronous, so that a
 * tool can render from it at once; whoever implements it decides how and when to write through.
 *
 * `T` must be plain JSON data and is treated as immutable: to change it, write a new value.
 */
export interface StorageAdapter<T> {
  /**
   * The document as last written here or elsewhere; `undefined` while there is none. Keeps its
   * reference until the value changes, so it can serve as an external store's snapshot.
   */
  readonly read: () => T | undefined
  /** Replaces the document. Never throws: a write that cannot be kept stays readable in this tab. */
  readonly write: (value: T) => void
  /**
   * Calls back after every change, by this tab or another. Returns the function that ends it.
   */
  readonly subscribe: (onChange: () => void) => () => void
}
