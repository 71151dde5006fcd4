declare module 'virtual:content' {
  /** What lists of articles show. */
  export interface ArticleEntry {
    /** The page it is: /blog/notes. */
    readonly path: string
    readonly title: string
    /** The day on which its content last changed, YYYY-MM-DD. */
    readonly asOf: string
    readonly tags: readonly string[]
    /** Reading time at 200 words a minute, at least one. */
    readonly minutes: number
  }

  export interface ListedArticle extends ArticleEntry {
    readonly description: string
  }

  /** Every published article: the posts by topic and title, then the other pages. */
  export const articles: readonly ListedArticle[]
}

declare module 'virtual:content/names' {
  interface Words {
    readonly title: string
    readonly description: string
  }

  /** What the navigation calls a page, by its path; pages without such a name are not in it. */
  export const labels: Readonly<Record<string, string>>
  /** The Apps group of the navigation. */
  export const apps: ReadonlyArray<{ readonly path: string; readonly label: string }>
  /** The source page that the main menu leads to. */
  export const source: string
  /** What is said at an address without a page. */
  export const notFound: Words
  /** What is said where a page could not be drawn. */
  export const failure: Words
}

declare module 'virtual:content/logo' {
  interface Logo {
    readonly label: string
    readonly rows: number
    /** Bit 0 is the top row, and set for a lit dot. */
    readonly columns: readonly number[]
  }

  /** The brand. */
  export const brand: Logo
  /** What an address without a page shows. */
  export const notFoundSign: Logo
}

declare module 'virtual:content/tools' {
  export interface ToolText {
    /** Its name. */
    readonly title: string
    /** What it is for, in under 45 characters. */
    readonly teaser: string
  }

  /** The texts of the published tools, by the last part of their route. */
  export const toolTexts: Readonly<Record<string, ToolText>>
}

declare module 'virtual:content/fieldNames' {
  /** The names of the tools' fields of the record in the settings. */
  export const fieldNames: Readonly<Record<string, string>>
}

declare module 'virtual:content/fields' {
  /** The tools' fields of the record that the specification names, and what they hold. */
  export const specifiedFields: ReadonlyArray<readonly [field: string, type: 'list' | 'object']>
  /** Those that the mirror alone stores. */
  export const mirroredFields: readonly string[]
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
    /** Kept out of search engines. */
    readonly hidden?: true
    /** The day on which a post appeared. */
    readonly published?: string
    readonly headings: readonly Heading[]
    /** The level of headings that the list of contents shows. */
    readonly contents: Heading['depth']
    /** Its neighbours in the index of the blog. */
    readonly previous?: ArticleEntry
    readonly next?: ArticleEntry
  }

  /** Loads an article and its text, by the path of its page. */
  export const texts: Readonly<Record<string, () => Promise<{ article: Article; Body: MDXContent }>>>
}

declare module 'virtual:content/part:*' {
  import type { MDXContent } from 'mdx/types'

  /** The front matter of a text that is part of other pages. */
  export const part: { readonly title: string; readonly description: string }
  export const Body: MDXContent
}
