import { ArticleText } from '../content/ArticleText.tsx'
import type { LoadedArticle } from './loadArticle.ts'
import { PageTitle } from './parts/PageTitle.tsx'
// Here and not with its components: a page's stylesheets are those of its route.
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
