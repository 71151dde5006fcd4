import type { WrittenPage } from './siteFiles.ts'

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))

/**
 * Everything that is wrong between the pages: links that lead nowhere on this site, places in pages
 * that do not exist, pictures without a text for those who do not see them.
 *
 * @param others addresses that answer without being pages
 */
export function faultsOf(pages: readonly WrittenPage[], others: readonly string[]): string[] {
  const ids = new Map(pages.map(({ path, page }) => [path, idsOf(page.html)]))
  const faults = new Set<string>()
  for (const { path, page } of pages) {
    for (const [, href] of page.html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(href!.replaceAll('&amp;', '&'), `http://site${path}`)
      const target = decodeURI(pathname)
      const places = ids.get(target)
      if (!places && !others.includes(target)) faults.add(`${path} links to ${target}, which does not exist`)
      const place = decodeURIComponent(hash.slice(1))
      if (places && place && !places.has(place))
        faults.add(`${path} links to ${target}#${place}, and there is no such place`)
    }
    for (const [tag] of page.html.matchAll(/<img [^>]*>/g))
      if (!/ alt="/.test(tag)) faults.add(`${path} has an image without alt: ${tag}`)
  }
  return [...faults]
}
