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

interface ChosenPostsProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
  /** The posts that are shown, by the last part of their path. */
  auswahl: readonly string[]
  /** The words of the link to all of them. */
  alle: string
}

/** The post of a name; a name without one fails the build. */
function postOf(name: string) {
  const post = posts.find(({ path }) => path === `/blog/${name}`)
  if (!post) throw new Error(`content/index.mdx chooses the post ${name}, which does not exist`)
  return post
}

const ChosenPosts = ({ titel, einheit, auswahl, alle }: ChosenPostsProps) => (
  <section aria-labelledby="blog">
    <SectionHead id="blog" title={titel} legend={`${posts.length} ${einheit}`} />
    <PostList posts={auswahl.map(postOf)} />
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
  Beitraege: ChosenPosts,
}

/** The start page; its text decides the order of the parts. */
export const StartPage = ({ Body }: LoadedArticle) => <Body components={components} />
