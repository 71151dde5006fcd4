/** Where sizes were read: the work, the place in it, and where it could be read. */
export interface Reading {
  readonly work: string
  /** Table, page or section. */
  readonly place: string
  readonly address: string
  /** The ids of the things, separated by blanks. */
  readonly of: string
}
