import type { LoadedArticle } from './loadArticle.ts'
import { PageDates } from './parts/PageDates.tsx'
import { PageTitle } from './parts/PageTitle.tsx'
// Imported here because the prerender links the stylesheets of the route's chunks only.
import '../content/articleText.css'
import '../content/drawing.css'
import '../content/prose.css'
import './meta/meta.css'
import '../music/music.css'

/** A page that is one text: projects, glossary, imprint and their like. */
export function ArticlePage({ article, Body, Text, Extra }: LoadedArticle) {
  return (
    <article>
      <PageTitle title={article.title} lead={article.description}>
        <p className="page-dates">
          <PageDates {...article} />
        </p>
      </PageTitle>
      <Text article={article} Body={Body} />
      {Extra && <Extra />}
    </article>
  )
}
