import { useId } from 'react'
import type { MDXContent } from 'mdx/types'
import type { Article } from 'virtual:content/texts'
import { contentLabels } from './labels.ts'
import { Prose } from './Prose.tsx'
import './articleText.css'

/** From this many chapters on a list of them is worth its place. */
const enough = 3

/** The text of an article, with the list of its contents beside it where it has enough of them. */
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
          <ol data-terms={article.contents === 3 || undefined}>
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
