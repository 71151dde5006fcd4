import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { blogPosts as posts } from '../../content/blogPosts.ts'
import type { LoadedArticle } from '../loadArticle.ts'
import { ProseLink } from '../../content/ProseLink.tsx'
import { PathLink } from '../../page/PathLink.tsx'
import { PostList } from '../parts/PostList.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { Console } from './Console.tsx'
import { ToolGrid } from './ToolGrid.tsx'
import './start.css'

/** The first screen: title, introduction, and the device. */
function Opening({ children }: { children: ReactNode }) {
  const title = useLoaderData({ from: '/_framed/', select: ({ article }) => article.title })
  return (
    <div className="hero">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      <Console />
    </div>
  )
}

const Ways = ({ children }: { children: ReactNode }) => <div className="hero-ways">{children}</div>

interface WayProps {
  /** A page of this site, or `#…` for a place on this one. */
  ziel: string
  /** Whether it is the primary one. */
  zuerst?: boolean
  children: ReactNode
}

function Way({ ziel, zuerst, children }: WayProps) {
  const look = { className: 'ui-button', 'data-variant': zuerst ? 'primary' : 'quiet' }
  return ziel.startsWith('#') ? (
    <a {...look} href={ziel}>
      {children}
    </a>
  ) : (
    <PathLink {...look} path={ziel}>
      {children}
    </PathLink>
  )
}

interface NewestProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
  /** How many of them are shown. */
  anzahl: number
  /** The words of the link to all of them. */
  alle: string
}

const NewestPosts = ({ titel, einheit, anzahl, alle }: NewestProps) => (
  <section aria-labelledby="blog">
    <SectionHead id="blog" title={titel} legend={`${posts.length} ${einheit}`} />
    <PostList posts={posts.slice(0, anzahl)} />
    <p className="start-more">
      <PathLink path="/blog">{alle}</PathLink>
    </p>
  </section>
)

/** The elements that the text of the start page may use. */
const components = {
  a: ProseLink,
  Auftakt: Opening,
  Wege: Ways,
  Weg: Way,
  Werkzeuge: ToolGrid,
  Beitraege: NewestPosts,
}

/** The start page; its text decides the order of the parts. */
export const StartPage = ({ Body }: LoadedArticle) => <Body components={components} />
