import { Link } from '@tanstack/react-router'
import { ArticleText } from '../content/ArticleText.tsx'
import { germanDate } from '../content/germanDate.ts'
import type { LoadedArticle } from './loadArticle.ts'
import { pageLabels as labels } from './parts/labels.ts'
import './parts/posts.css'

/** One post: its text, and the way to its neighbours. */
export function PostPage({ article, Body }: LoadedArticle) {
  const { newer, older } = article
  return (
    <article className="post">
      <header className="page-title">
        <p className="post-facts">
          <time dateTime={article.date}>{germanDate(article.date)}</time>
          <span>{labels.minutes(article.minutes)}</span>
          {article.tags.map((tag) => (
            <Link key={tag} to="/blog" hash={`thema-${tag}`}>
              {tag}
            </Link>
          ))}
        </p>
        <h1>{article.title}</h1>
        <p className="page-lead">{article.description}</p>
      </header>
      <ArticleText article={article} Body={Body} />
      <nav className="post-neighbours" aria-label={labels.neighbours}>
        {older && (
          <Link to={older.path} className="post-neighbour">
            <span className="ui-legend">{labels.older}</span>
            {older.title}
          </Link>
        )}
        {newer && (
          <Link to={newer.path} className="post-neighbour" data-newer="">
            <span className="ui-legend">{labels.newer}</span>
            {newer.title}
          </Link>
        )}
      </nav>
    </article>
  )
}
