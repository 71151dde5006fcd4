import { ArticleText } from '../content/ArticleText.tsx'
import type { LoadedArticle } from './loadArticle.ts'
import { PageTitle } from './parts/PageTitle.tsx'
// Imported here because the prerender links the stylesheets of the route's chunks only.
import './meta/meta.css'

/** A page that is one text: projects, glossary, imprint and their like. */
export function ArticlePage({ article, Body, Extra }: LoadedArticle) {
  return (
    <article>
      <PageTitle title={article.title} lead={article.description} />
      <ArticleText article={article} Body={Body} />
      {Extra && <Extra />}
    </article>
  )
}
