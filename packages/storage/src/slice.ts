/** Receives an unreadable part of stored data and its JSON pointer, such as "/lists/2/items/0". */
export type Reject = (path: string, value: unknown) => void

/** Called by a merge that had to leave out an edit, because both sides have edited the same thing. */
export type OnLost = () => void

/** A change that another program made to a file. */
export interface FileChange {
  /** Its path in the folder, such as "Neo Cortex/Gewürze.md". */
  readonly path: string
  /** What was last written there; `undefined`: the file is new. */
  readonly before: string | undefined
  /** What is there; `undefined`: the file was deleted, and the data are to be, too. */
  readonly now: string | undefined
}

/**
 * How a tool's data look as files that people can read. Paths are relative to the folder, with `/`. Methods, so that a
 * `SliceFiles<T>` stays assignable to `SliceFiles<unknown>`.
 */
export interface SliceFiles<T> {
  /** The text of every file. Equal data give equal texts, so that an edit changes as few files as it can. */
  toFiles(data: T): ReadonlyMap<string, string>
  /**
   * The data with what was changed in one file: only what differs between `before` and `now` is taken, so that a
   * format may hold less than the data do. Without it the files are written and never read.
   *
   * @param onLost to be called where the data hold another edit of the same item, which is kept
   * @param isGone whether a file that was written is not there any more, as after a renaming
   * @returns `undefined` when the file cannot be read
   */
  fromFile?(data: T, change: FileChange, onLost: OnLost, isGone: (path: string) => boolean): T | undefined
  /** Whether a new file at this path is one of the tool's. */
  readonly isOurs?: (path: string) => boolean
}

/**
 * What a tool knows of its own data: what a new visitor starts with, and how data of any earlier shape is
 * read.
 *
 * @example
 * ```ts
 * const countSlice: Slice<CountData> = {
 *   name: 'count',
 *   defaults: () => ({ count: 0 }),
 *   decode: sliceDecoder(countSchema),
 * }
 * ```
 */
export interface Slice<T> {
  /** The field of the record that holds the data. */
  readonly name: string
  /** What a new visitor starts with; a fresh value at each call. */
  readonly defaults: () => T
  /**
   * Reads stored data of today's or any earlier shape, fills in what is missing and keeps unknown fields.
   * Never throws. `reject` is called for each part that was left out or replaced by a default because it
   * could not be read.
   *
   * @returns `undefined` when nothing in it can be saved; the caller then sets the data aside.
   */
  readonly decode: (data: unknown, reject?: Reject) => T | undefined
  /**
   * Three-way merge of the edits of two tabs, for data with lists whose items have names or dates. Without
   * it the newer edit wins.
   *
   * Written as a method so that a `Slice<T>` stays assignable to `Slice<unknown>`, as registries of slices
   * need it.
   *
   * @param base what both edits started from, where it is known
   * @param mine the newer edit
   * @param onLost to be called when both have edited the same item and `theirs` was left out: it is added to
   *   the backups then, and the visitor is told
   * @returns `undefined` when one cannot be merged into the other: the newer edit wins then, the other one
   *   is added to the backups, and the visitor is told
   */
  merge?(base: T | undefined, mine: T, theirs: T, onLost?: OnLost): T | undefined
  /** Number of items of each kind in the data, such as `{ lists: 3, items: 41 }`. */
  summary?(data: T): Readonly<Record<string, number>>
}

/** A slice with the code that shows its data as files; loaded apart, because only a folder needs it. */
export interface FolderSlice<T> extends Slice<T> {
  /** Absent: the data have no readable form. */
  files?(): Promise<SliceFiles<T>>
}
