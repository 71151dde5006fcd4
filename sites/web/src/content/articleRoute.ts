import { notFound } from '@tanstack/react-router'
import { pageHead } from '../head.ts'
import type { LoadedArticle } from './loadArticle.ts'

/**
 * What every route with an article has in common: it loads the article of its path, and tells of
 * itself what the article's front matter says.
 */
export const articleRoute = <Params>(pathOf: (params: Params) => string) => ({
  loader: async ({ params }: { params: Params }): Promise<LoadedArticle> => {
    const { loadArticle } = await import('./loadArticle.ts')
    const loaded = await loadArticle(pathOf(params))
    if (!loaded) throw notFound()
    return loaded
  },
  head: ({ loaderData }: { loaderData?: LoadedArticle | undefined }) => {
    const article = loaderData?.article
    return article
      ? pageHead({
          title: article.title,
          description: article.description,
          ...(article.path.startsWith('/blog/') && { published: article.date, modified: article.updated }),
        })
      : {}
  },
  // The text of a page changes with a new version of the site, never while it is open.
  staleTime: Infinity,
})
