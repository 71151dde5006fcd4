import { Link } from '@tanstack/react-router'
import { blogPosts as posts } from '../../content/blogPosts.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { tools, type ToolEntry } from '../../registry/tools.ts'
import { PostList } from '../PostList.tsx'
import { SectionHead } from '../SectionHead.tsx'
import { Console } from './Console.tsx'
import { ToolDrawing } from './ToolDrawing.tsx'
import './start.css'

/** Built tools first: a visitor should find what works before what will. */
const inOrder = tools.toSorted(
  (a: ToolEntry, b: ToolEntry) => Number(b.folder !== undefined) - Number(a.folder !== undefined),
)

/** What this is, every tool, the newest posts. */
export function StartPage() {
  return (
    <>
      <div className="hero">
        <div>
          <h1>Kleine Werkzeuge, die bei dir bleiben.</h1>
          <p>
            Schachnotation üben, Arbeitszeit führen, Radio hören, Entscheidungen treffen. Alles läuft in
            deinem Browser, und nichts von dem, was du eingibst, verlässt ihn.
          </p>
          <p className="hero-ways">
            <a className="ui-button" data-variant="primary" href="#apps">
              Werkzeuge ansehen
            </a>
            <Link className="ui-button" data-variant="quiet" to="/meta/$page" params={{ page: 'about' }}>
              Was ist das hier?
            </Link>
          </p>
        </div>
        <Console />
      </div>

      <section aria-labelledby="apps">
        <SectionHead id="apps" title="Apps" legend={`${tools.length} Werkzeuge`} />
        <ul className="tool-grid">
          {inOrder.map((tool: ToolEntry, index) => (
            <li key={tool.route}>
              <PathLink
                className="tool-card"
                path={`/apps/${tool.route}`}
                data-pending={tool.folder || tool.route === 'lifehacks' ? undefined : ''}
              >
                <span className="tool-window">
                  <ToolDrawing route={tool.route} />
                </span>
                <span className="tool-plate">
                  <span className="tool-name">
                    {tool.name}
                    <span className="tool-number" aria-hidden="true">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                  </span>
                  <span className="tool-teaser">{tool.teaser}</span>
                </span>
              </PathLink>
            </li>
          ))}
        </ul>
      </section>

      {posts.length > 0 && (
        <section aria-labelledby="blog">
          <SectionHead id="blog" title="Blog" legend={`${posts.length} Texte`} />
          <PostList posts={posts.slice(0, 5)} />
          <p className="start-more">
            <Link to="/blog">Alle Beiträge</Link>
          </p>
        </section>
      )}
    </>
  )
}
