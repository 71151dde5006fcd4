import { blogPosts as posts } from '../content/blogPosts.ts'
import { PageTitle } from './PageTitle.tsx'
import { PostList } from './PostList.tsx'
import { SectionHead } from './SectionHead.tsx'

/** All posts by date, then by tag. */
export function BlogPage() {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  const tags = [...new Set(posts.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, 'de'))
  return (
    <>
      <PageTitle
        legend={`${posts.length} Texte`}
        title="Blog"
        lead={
          <>
            Gedanken über Software, Arbeit, Sprache und Gelassenheit. Neues kommt auch als{' '}
            <a href="/feed.xml" type="application/atom+xml">
              Atom-Feed
            </a>
            .
          </>
        }
      />
      {years.map((year) => (
        <section key={year} aria-labelledby={`jahr-${year}`}>
          <SectionHead id={`jahr-${year}`} title={year} />
          <PostList posts={posts.filter(({ date }) => date.startsWith(year))} />
        </section>
      ))}
      <section aria-labelledby="themen">
        <SectionHead id="themen" title="Themen" legend={`${tags.length} Themen`} />
        <div className="tag-grid">
          {tags.map((tag) => (
            <div key={tag} id={`thema-${tag}`} className="tag">
              <h3>{tag}</h3>
              <PostList posts={posts.filter(({ tags }) => tags.includes(tag))} />
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
