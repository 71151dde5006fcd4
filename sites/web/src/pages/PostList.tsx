import { Link } from '@tanstack/react-router'
import type { ArticleEntry } from 'virtual:content'
import { germanDate } from '../content/germanDate.ts'
import { pageLabels } from './labels.ts'
import './posts.css'

/** Posts as rows: date, title, reading time. */
export function PostList({ posts }: { posts: readonly ArticleEntry[] }) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.path}>
          <time dateTime={post.date}>{germanDate(post.date)}</time>
          <Link to={post.path}>{post.title}</Link>
          <span className="post-minutes">{pageLabels.minutes(post.minutes)}</span>
        </li>
      ))}
    </ul>
  )
}
