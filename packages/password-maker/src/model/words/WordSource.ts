/** Words by number. Where none begins another one, they need no separator. */
export interface WordSource {
  readonly size: number
  readonly at: (index: number) => string
  /** Whether some word begins another one. */
  readonly needsSeparator?: boolean
  /** False where words have other letters than a to z. */
  readonly isAscii?: boolean
}
