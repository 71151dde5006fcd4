declare module 'virtual:content' {
  /** What lists of articles show. */
  export interface ArticleEntry {
    /** The page it is: /blog/notes. */
    readonly path: string
    readonly title: string
    /** When it was written, YYYY-MM-DD. */
    readonly date: string
    readonly tags: readonly string[]
    /** Reading time at 200 words a minute, at least one. */
    readonly minutes: number
  }

  /** Every published article, newest first. */
  export const articles: readonly ArticleEntry[]
}

declare module 'virtual:content/texts' {
  import type { MDXContent } from 'mdx/types'
  import type { ArticleEntry } from 'virtual:content'

  export interface Heading {
    readonly id: string
    readonly text: string
    readonly depth: 2 | 3
  }

  export interface Article extends ArticleEntry {
    readonly description: string
    readonly updated?: string
    readonly headings: readonly Heading[]
    /** The level of headings that the list of contents shows. */
    readonly contents: Heading['depth']
    /** The posts written after and before this one. */
    readonly newer?: ArticleEntry
    readonly older?: ArticleEntry
  }

  /** Loads an article and its text, by the path of its page. */
  export const texts: Readonly<Record<string, () => Promise<{ article: Article; Body: MDXContent }>>>
}
