import { Link } from '@tanstack/react-router'
import { germanDate } from '../content/germanDate.ts'
import type { LoadedArticle } from '../content/loadArticle.ts'
import { Prose } from '../content/Prose.tsx'
import './posts.css'

/** One post: its text with a list of contents beside it, and the way to its neighbours. */
export function PostPage({ article, Body }: LoadedArticle) {
  const { newer, older } = article
  const chapters = article.headings.filter(({ depth }) => depth === 2)
  return (
    <article className="post">
      <header className="page-title">
        <p className="post-facts">
          <time dateTime={article.date}>{germanDate(article.date)}</time>
          <span>{article.minutes} min</span>
          {article.tags.map((tag) => (
            <Link key={tag} to="/blog" hash={`thema-${tag}`}>
              {tag}
            </Link>
          ))}
        </p>
        <h1>{article.title}</h1>
        <p className="page-lead">{article.description}</p>
      </header>
      <div className="post-columns">
        {chapters.length > 2 && (
          <nav className="post-contents" aria-labelledby="inhaltsverzeichnis">
            <h2 className="ui-legend" id="inhaltsverzeichnis">
              Inhalt
            </h2>
            <ol>
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
      <nav className="post-neighbours" aria-label="Weitere Beiträge">
        {older && (
          <Link to={older.path} className="post-neighbour">
            <span className="ui-legend">Älter</span>
            {older.title}
          </Link>
        )}
        {newer && (
          <Link to={newer.path} className="post-neighbour" data-newer="">
            <span className="ui-legend">Neuer</span>
            {newer.title}
          </Link>
        )}
      </nav>
    </article>
  )
}
