import { notFound } from '@tanstack/react-router'
import type { Article } from 'virtual:content/texts'
import { pageHead } from '../page/head.ts'
import type { LoadedArticle } from './loadArticle.ts'

/** What a page tells of itself: what its front matter says. The start page's title is the brand alone. */
export const headOfArticle = ({ path, title, description, hidden, date, updated, tags }: Article) =>
  pageHead({
    ...(path !== '/' && { title }),
    description,
    ...(hidden && { hidden }),
    ...(path.startsWith('/blog/') && { published: date, modified: updated, tags }),
  })

/** What every route with an article has in common: it loads the article of its path. */
export const articleRoute = <Params>(pathOf: (params: Params) => string) => ({
  loader: async ({ params }: { params: Params }): Promise<LoadedArticle> => {
    const { loadArticle } = await import('./loadArticle.ts')
    const loaded = await loadArticle(pathOf(params))
    if (!loaded) throw notFound()
    return loaded
  },
  head: ({ loaderData }: { loaderData?: LoadedArticle | undefined }) =>
    loaderData ? headOfArticle(loaderData.article) : {},
  // The text of a page changes with a new version of the site, never while it is open.
  staleTime: Infinity,
})
