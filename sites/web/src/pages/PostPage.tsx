import { Link } from '@tanstack/react-router'
import type { LoadedArticle } from './loadArticle.ts'
import { pageLabels as labels } from './parts/labels.ts'
import { PageDates } from './parts/PageDates.tsx'
// Imported here because the prerender links the stylesheets of the route's chunks only.
import '../content/articleText.css'
import '../content/drawing.css'
import '../content/prose.css'
import './parts/posts.css'

/** One post: its text, and the way to its neighbours. */
export function PostPage({ article, Body, Text }: LoadedArticle) {
  const { previous, next } = article
  return (
    <article className="post">
      <header className="page-title">
        <p className="post-facts">
          <PageDates {...article} />
          <span>{labels.minutes(article.minutes)}</span>
          <span className="post-tags">
            {article.tags.map((tag) => (
              <Link key={tag} to="/blog" hash={`thema-${tag}`}>
                {tag}
              </Link>
            ))}
          </span>
        </p>
        <h1>{article.title}</h1>
        <p className="page-lead">{article.description}</p>
      </header>
      <Text article={article} Body={Body} />
      <nav className="post-neighbours" aria-label={labels.neighbours}>
        {previous && (
          <Link to={previous.path} className="post-neighbour">
            <span className="ui-legend">{labels.previous}</span>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link to={next.path} className="post-neighbour" data-next="">
            <span className="ui-legend">{labels.next}</span>
            {next.title}
          </Link>
        )}
      </nav>
    </article>
  )
}
