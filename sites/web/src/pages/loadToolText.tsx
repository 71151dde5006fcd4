import type { ReactNode } from 'react'
import type { Article } from 'virtual:content/texts'
import { PageTitle } from './parts/PageTitle.tsx'
import { SourceLink } from './parts/SourceLink.tsx'
import { pageLabels } from './parts/labels.ts'
import type { ToolEntry } from '../registry/ToolEntry.ts'
import { loadArticle } from './loadArticle.ts'
import { Prose } from '../content/Prose.tsx'

export interface ToolText {
  readonly article: Article
  /** Its name and what it is for. */
  readonly title: ReactNode
  readonly help: ReactNode
  readonly source: ReactNode
}

/** The texts of a tool page; `undefined` where the tool has none. */
export async function loadToolText(tool: ToolEntry): Promise<ToolText | undefined> {
  const text = await loadArticle(`/apps/${tool.route}`)
  if (!text) return undefined
  const { article, Body } = text
  return {
    article,
    title: <PageTitle legend={pageLabels.tool} title={article.title} lead={article.description} />,
    help: <Prose Body={Body} />,
    source: tool.source && <SourceLink route={tool.route} name={article.title} />,
  }
}
