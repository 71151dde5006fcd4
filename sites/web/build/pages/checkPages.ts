import { parse, type HTMLElement } from 'node-html-parser'
import type { WrittenPage } from './WrittenPage.ts'

/** What stands in `noscript` is checked too. */
const everything = { blockTextElements: { script: true, style: true } }

/** What is wrong with the headings of a page: it has one title, and no level is left out below it. */
function headingFaults(html: HTMLElement): string[] {
  const levels = html
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName[1]))
  const titles = levels.filter((level) => level === 1).length
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
  return [
    ...(titles === 1 ? [] : [`has ${titles} headings of level 1`]),
    ...skips.map((level) => `leaves out a level before a heading of level ${level}`),
  ]
}

/** Faults between pages: dead links and fragments, headings out of order, images without text. `others` answer, too. */
export function faultsOf(pages: readonly WrittenPage[], others: readonly string[]): string[] {
  const parsed = pages.map(({ path, page }) => ({ path, html: parse(page.html, everything) }))
  const ids = new Map(
    parsed.map(({ path, html }) => [path, new Set(html.querySelectorAll('[id]').map(({ id }) => id))]),
  )
  const faults = new Set<string>()
  for (const { path, html } of parsed) {
    for (const href of html.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')) {
      if (!/^[/#]/.test(href)) continue
      const { pathname, hash } = new URL(href, `http://site${path}`)
      const target = decodeURI(pathname)
      const places = ids.get(target)
      if (!places && !others.includes(target)) faults.add(`${path} links to ${target}, which does not exist`)
      const place = decodeURIComponent(hash.slice(1))
      if (places && place && !places.has(place))
        faults.add(`${path} links to ${target}#${place}, and there is no such place`)
    }
    for (const image of html.querySelectorAll('img'))
      if (!image.hasAttribute('alt')) faults.add(`${path} has an image without alt: ${image.outerHTML}`)
    for (const fault of headingFaults(html)) faults.add(`${path} ${fault}`)
  }
  return [...faults]
}
