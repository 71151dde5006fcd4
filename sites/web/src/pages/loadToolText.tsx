import type { ReactNode } from 'react'
import type { Article } from 'virtual:content/texts'
import { PageTitle } from './parts/PageTitle.tsx'
import { SourceLink } from './parts/SourceLink.tsx'
import { WithoutScript } from './parts/WithoutScript.tsx'
import { withoutScriptLabels } from './parts/withoutScriptLabels.ts'
import { tools } from '../registry/tools.ts'
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
export async function loadToolText(path: string): Promise<ToolText | undefined> {
  const tool = tools.find(({ route }) => path === `/apps/${route}`)
  const text = tool && (await loadArticle(path))
  if (!text) return undefined
  const { article, Body } = text
  return {
    article,
    title: (
      <>
        <PageTitle title={article.title} lead={article.description} />
        <WithoutScript text={withoutScriptLabels.tool} />
        <p className="without-script" data-if-unloaded="" role="status">
          {withoutScriptLabels.unloaded}
        </p>
      </>
    ),
    help: <Prose Body={Body} />,
    source: tool.source && <SourceLink route={tool.route} name={article.title} />,
  }
}
