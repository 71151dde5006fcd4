import { articles } from 'virtual:content'

/** All posts, newest first. */
export const blogPosts = articles.filter(({ path }) => path.startsWith('/blog/'))
