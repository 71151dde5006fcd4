import { useId } from 'react'
import type { MDXContent } from 'mdx/types'
import type { Article } from 'virtual:content/texts'
import { contentLabels } from './labels.ts'
import { Prose } from './Prose.tsx'
import './articleText.css'

/** Fewer chapters have no list of contents. */
const enough = 3

/** The text of an article, with a list of contents beside it if it has enough chapters. */
export function ArticleText({ article, Body }: { article: Article; Body: MDXContent }) {
  const title = useId()
  const chapters = article.headings.filter(({ depth }) => depth === article.contents)
  return (
    <div className="article-columns">
      {chapters.length >= enough && (
        <nav className="article-contents" aria-labelledby={title}>
          <h2 className="ui-legend" id={title}>
            {contentLabels.contents}
          </h2>
          <ol className="plain" data-terms={article.contents === 3 || undefined}>
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Prose Body={Body} />
    </div>
  )
}
