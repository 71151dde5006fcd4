import { articles, type Article } from 'virtual:content'
import type { MDXContent } from 'mdx/types'

const bodies = import.meta.glob<{ default: MDXContent }>('../../content/**/*.mdx')

export interface LoadedArticle {
  readonly article: Article
  readonly Body: MDXContent
}

/** The article of a page with its text; `undefined` where there is none. */
export async function loadArticle(path: string): Promise<LoadedArticle | undefined> {
  const article = articles.find((candidate) => candidate.path === path)
  const body = article && bodies[`../../content/${article.file}.mdx`]
  return body && { article, Body: (await body()).default }
}

/** The posts before and after one, by date. */
export function neighbours(article: Article): { newer?: Article | undefined; older?: Article | undefined } {
  const posts = blogPosts()
  const at = posts.findIndex(({ path }) => path === article.path)
  return at < 0 ? {} : { newer: posts[at - 1], older: posts[at + 1] }
}

/** All posts, newest first. */
export const blogPosts = () => articles.filter(({ path }) => path.startsWith('/blog/'))
