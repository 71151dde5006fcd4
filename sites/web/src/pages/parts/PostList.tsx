import { Link } from '@tanstack/react-router'
import type { ListedArticle } from 'virtual:content'
import { germanDate } from '../../content/germanDate.ts'
import { pageLabels } from './labels.ts'
import './posts.css'

interface PostListProps {
  posts: readonly ListedArticle[]
  /** Whether it tells what each of them is about. */
  described?: boolean
}

/** Posts as rows: the day of their content, title, reading time. */
export const PostList = ({ posts, described }: PostListProps) => (
  <ul className="plain post-list">
    {posts.map((post) => (
      <li key={post.path}>
        <time dateTime={post.asOf}>{germanDate(post.asOf)}</time>
        <Link to={post.path}>{post.title}</Link>
        <span className="post-minutes">{pageLabels.minutes(post.minutes)}</span>
        {described && <p>{post.description}</p>}
      </li>
    ))}
  </ul>
)
