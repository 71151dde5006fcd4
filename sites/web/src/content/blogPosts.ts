import { articles } from 'virtual:content'

/** All posts, by topic and title. */
export const blogPosts = articles.filter(({ path }) => path.startsWith('/blog/'))
