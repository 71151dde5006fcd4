import type { WrittenPage } from './siteFiles.ts'

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))

/** What is wrong with the headings of a page: it has one title, and no level is left out below it. */
function headingFaults(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  const titles = levels.filter((level) => level === 1).length
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
  return [
    ...(titles === 1 ? [] : [`has ${titles} headings of level 1`]),
    ...skips.map((level) => `leaves out a level before a heading of level ${level}`),
  ]
}

/**
 * Everything that is wrong between the pages: links that lead nowhere on this site, places in pages
 * that do not exist, headings out of order, pictures without a text for those who do not see them.
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
    for (const fault of headingFaults(page.html)) faults.add(`${path} ${fault}`)
  }
  return [...faults]
}
