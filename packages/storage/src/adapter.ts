/** A text that was typed and not entered yet. */
export interface Draft {
  readonly text: string
  /** Why it was refused, as it is shown at the field. */
  readonly reason?: string | undefined
}

/** The drafts of a tool, by the name of their field. */
export type Drafts = Readonly<Record<string, Draft>>

/**
 * One persisted document: all that a tool knows of where its data lives. Synchronous, so that a tool can
 * render from it at once; the implementation decides how and when it writes through.
 *
 * `T` must be plain JSON data and is treated as immutable: to change it, write a new value.
 *
 * @example
 * ```ts
 * const storage: StorageAdapter<DeciderData> = localStorageAdapter('my-decider', deciderSlice)
 * const remove = storage.subscribe(() => console.log(storage.read()))
 * ```
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
  /**
   * Stores what is pending now. Called when the page is hidden, and on the innermost adapter first where
   * one wraps another. An adapter that stores at once needs none.
   */
  readonly flush?: () => void
  /**
   * Whether the document has not arrived yet, as from a server. While it is true, nothing may be written
   * over it; subscribers are called when it turns false. Without it the document is there from the start.
   */
  readonly isLoading?: () => boolean
  /**
   * Where typed texts stay that the document does not hold yet, so that a reload does not lose them. Without it
   * they live as long as the tool is shown.
   */
  readonly drafts?: StorageAdapter<Drafts> | undefined
}
