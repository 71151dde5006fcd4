import type { ReactNode } from 'react'
import { blogPosts as posts } from '../content/blogPosts.ts'
import type { LoadedArticle } from './loadArticle.ts'
import { ProseLink } from '../content/ProseLink.tsx'
import { pageLabels } from './parts/labels.ts'
import { PageTitle } from './parts/PageTitle.tsx'
import { PostList } from './parts/PostList.tsx'
import { SectionHead } from './parts/SectionHead.tsx'

const topics = [...new Set(posts.map(({ tags }) => tags[0] ?? ''))]
const tags = [...new Set(posts.flatMap((post) => post.tags))].toSorted((a, b) => a.localeCompare(b, 'de'))

/** All posts, a section for each topic; the topic of a post is its first tag. */
const PostsByTopic = () =>
  topics.map((topic) => (
    <section key={topic} aria-labelledby={`rubrik-${topic}`}>
      <SectionHead id={`rubrik-${topic}`} title={topic.charAt(0).toUpperCase() + topic.slice(1)} />
      <PostList described posts={posts.filter((post) => post.tags[0] === topic)} />
    </section>
  ))

interface PostsByTagProps {
  titel: string
  /** What is counted, as a word. */
  einheit: string
}

/** All posts once more, under each of their tags. */
const PostsByTag = ({ titel, einheit }: PostsByTagProps) => (
  <section aria-labelledby="themen">
    <SectionHead id="themen" title={titel} legend={`${tags.length} ${einheit}`} />
    <div className="tag-grid">
      {tags.map((tag) => (
        <div key={tag} id={`thema-${tag}`} className="tag">
          <h3>{tag}</h3>
          <PostList posts={posts.filter((post) => post.tags.includes(tag))} />
        </div>
      ))}
    </div>
  </section>
)

/** The introduction, with the link to the feed. */
const Paragraph = ({ children }: { children?: ReactNode }) => <p className="blog-note">{children}</p>

const components = { a: ProseLink, p: Paragraph, NachThema: PostsByTopic, Schlagworte: PostsByTag }

/** The index of the blog: what its text says of it, and the lists that the text asks for. */
export const BlogPage = ({ article, Body }: LoadedArticle) => (
  <div className="blog-index">
    <PageTitle legend={pageLabels.texts(posts.length)} title={article.title} lead={article.description} />
    <Body components={components} />
  </div>
)
