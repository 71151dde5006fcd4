import type { MDXContent } from 'mdx/types'
import { texts, type Article } from 'virtual:content/texts'

export interface LoadedArticle {
  readonly article: Article
  readonly Body: MDXContent
}

/** The article of a page with its text; `undefined` where there is none. */
export const loadArticle = (path: string): Promise<LoadedArticle | undefined> =>
  Object.hasOwn(texts, path) ? texts[path]!() : Promise.resolve(undefined)
