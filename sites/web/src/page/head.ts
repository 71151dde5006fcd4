import { notFound } from 'virtual:content/names'
import { siteConfig } from '../site.config.ts'

export interface PageHead {
  /** The page's own title; the start page has none. */
  readonly title?: string
  /** One sentence of 80 to 160 characters. */
  readonly description: string
  /** Keeps the page out of search engines and the sitemap. */
  readonly hidden?: true
  /** Set for posts: when the content last changed, YYYY-MM-DD. */
  readonly asOf?: string
  /** When a post appeared; no day while the site is not live. */
  readonly published?: string | undefined
  /** What a post is about, in single words. */
  readonly tags?: readonly string[]
}

/** The title as browsers and search engines show it. */
export const fullTitle = (title?: string) => (title ? `${title} – ${siteConfig.product}` : siteConfig.product)

/** The page data behind the router's `meta` entries, whose own type knows tags alone. */
const heads = new WeakMap<object, PageHead>()

/**
 * What a route tells about its page. The router carries it as `meta`; the prerender writes the tags
 * from it, and the browser updates title and description when pages change without a new document.
 */
export function pageHead(page: PageHead) {
  const tag = { title: page.title ?? '' }
  heads.set(tag, page)
  return { meta: [tag] }
}

/** The data of the 404 page. */
export const notFoundHead: PageHead = {
  ...notFound,
  hidden: true,
}

/** The page data of the innermost route that has any. */
export function headOf(matches: ReadonlyArray<{ readonly meta?: unknown }>): PageHead {
  for (const { meta } of matches.toReversed())
    for (const tag of Array.isArray(meta) ? meta : []) {
      const page = heads.get(tag)
      if (page) return page
    }
  return notFoundHead
}
