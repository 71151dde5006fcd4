declare module 'virtual:content' {
  export interface Heading {
    readonly id: string
    readonly text: string
    readonly depth: 2 | 3
  }

  export interface Article {
    /** The page it is: /blog/notes. */
    readonly path: string
    /** The file below content/, without its ending: blog/notes. */
    readonly file: string
    readonly title: string
    readonly description: string
    /** When it was written, YYYY-MM-DD. */
    readonly date: string
    readonly updated?: string
    readonly tags: readonly string[]
    readonly words: number
    /** At 200 words a minute, at least one. */
    readonly minutes: number
    readonly headings: readonly Heading[]
  }

  /** Every published article, newest first. */
  export const articles: readonly Article[]
}
