/** What a tool knows of its own data: how a new visitor starts, and how data of any past shape becomes today's. */
export interface Slice<T> {
  /** The field of the record that holds the data. */
  readonly name: string
  /** What a new visitor starts with; a fresh value at each call. */
  readonly defaults: () => T
  /**
   * Reads stored data of today's or any earlier shape, filling in what is missing. Never throws.
   *
   * @returns `undefined` when nothing in it can be saved; the caller then sets the data aside.
   */
  readonly decode: (data: unknown) => T | undefined
}
