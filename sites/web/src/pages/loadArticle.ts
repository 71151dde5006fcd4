import type { MDXContent } from 'mdx/types'
import type { ComponentType } from 'react'
import { texts, type Article } from 'virtual:content/texts'
import type { ArticleText } from '../content/ArticleText.tsx'
import { extras } from './extras.ts'

export interface LoadedArticle {
  readonly article: Article
  readonly Body: MDXContent
  /** Sets the text; loaded with it. */
  readonly Text: typeof ArticleText
  /** What a few pages show below their text. */
  readonly Extra?: ComponentType
}

/** The article of a page with its text; `undefined` where there is none. */
export async function loadArticle(path: string): Promise<LoadedArticle | undefined> {
  if (!Object.hasOwn(texts, path)) return undefined
  const [text, { ArticleText }, Extra] = await Promise.all([
    texts[path]!(),
    import('../content/ArticleText.tsx'),
    extras[path]?.(),
  ])
  return { ...text, Text: ArticleText, ...(Extra && { Extra }) }
}
