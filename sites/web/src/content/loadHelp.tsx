import type { ReactNode } from 'react'
import { loadArticle } from './loadArticle.ts'
import { Prose } from './Prose.tsx'

/** The help text of a tool's page; `undefined` where nobody has written one. */
export async function loadHelp(path: string): Promise<ReactNode> {
  const article = await loadArticle(path)
  return article && <Prose Body={article.Body} />
}
