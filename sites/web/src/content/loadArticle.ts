import type { MDXContent } from 'mdx/types'
import type { ComponentType } from 'react'
import { texts, type Article } from 'virtual:content/texts'

export interface LoadedArticle {
  readonly article: Article
  readonly Body: MDXContent
  /** What a few pages show below their text. */
  readonly Extra?: ComponentType
}

/** The article of a page with its text; `undefined` where there is none. */
export const loadArticle = (path: string): Promise<LoadedArticle | undefined> =>
  Object.hasOwn(texts, path) ? texts[path]!() : Promise.resolve(undefined)
