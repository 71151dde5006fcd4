import { ArticleText } from '../content/ArticleText.tsx'
import type { LoadedArticle } from './loadArticle.ts'
import { PageDates } from './parts/PageDates.tsx'
import { PageTitle } from './parts/PageTitle.tsx'
// Both are imported here because the prerender links the stylesheets of the route's chunks only.
import './meta/meta.css'
import '../music/music.css'

/** A page that is one text: projects, glossary, imprint and their like. */
export function ArticlePage({ article, Body, Extra }: LoadedArticle) {
  return (
    <article>
      <PageTitle title={article.title} lead={article.description}>
        <p className="page-dates">
          <PageDates {...article} />
        </p>
      </PageTitle>
      <ArticleText article={article} Body={Body} />
      {Extra && <Extra />}
    </article>
  )
}
