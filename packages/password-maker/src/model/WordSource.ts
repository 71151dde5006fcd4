/** Words by number. No word begins another one, so they need no separator. */
export interface WordSource {
  readonly size: number
  readonly at: (index: number) => string
}
