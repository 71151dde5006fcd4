import { notFound } from '@tanstack/react-router'
import type { Article } from 'virtual:content/texts'
import { pageHead } from '../page/head.ts'
import type { LoadedArticle } from './loadArticle.ts'

/** The head of a page, from its front matter. The start page's title is the brand alone. */
export const headOfArticle = ({ path, title, description, hidden, asOf, published, tags }: Article) =>
  pageHead({
    ...(path !== '/' && { title }),
    description,
    ...(hidden && { hidden }),
    ...(path.startsWith('/blog/') && { asOf, published, tags }),
  })

/** The options that every route with an article shares. */
export const articleRoute = <Params>(pathOf: (params: Params) => string) => ({
  loader: async ({ params }: { params: Params }): Promise<LoadedArticle> => {
    const { loadArticle } = await import('./loadArticle.ts')
    const loaded = await loadArticle(pathOf(params))
    if (!loaded) throw notFound()
    return loaded
  },
  head: ({ loaderData }: { loaderData?: LoadedArticle | undefined }) =>
    loaderData ? headOfArticle(loaderData.article) : {},
  // Texts change with a new version of the site only.
  staleTime: Infinity,
})
