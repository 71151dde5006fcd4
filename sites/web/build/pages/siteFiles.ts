import { parse } from 'node-html-parser'
import { marked, proseMark } from '../../src/page/marks.ts'
import { tools } from '../../src/registry/tools.ts'
import type { RenderedPage } from '../../src/start/server.tsx'
import { escape } from './escape.ts'

export interface WrittenPage {
  readonly path: string
  readonly page: RenderedPage
}

interface SiteNames {
  readonly product: string
  readonly tagline: string
  readonly language: string
  readonly baseUrl: string
}

const moment = (day: string) => `${day}T00:00:00Z`

/** Every page that search engines may show. */
export function sitemap(pages: readonly WrittenPage[], baseUrl: string): string {
  const entries = pages
    .filter(({ page }) => !page.head.hidden)
    .map(({ path, page: { head } }) => {
      const changed = head.modified ?? head.published
      return `<url><loc>${escape(baseUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export const robots = (baseUrl: string) => `User-agent: *
Disallow: /apix/

Sitemap: ${baseUrl}/sitemap.xml
`

/** The text of a post as a feed reader can show it: links lead to this site. */
function contentOf({ path, page }: WrittenPage, baseUrl: string) {
  const prose = parse(page.html).querySelector(marked(proseMark))
  if (!prose) throw new Error(`${path} has no text for the feed`)
  // A reader has no stylesheet for a drawing: it gets the drawing's words.
  for (const drawing of prose.querySelectorAll('.drawing > svg'))
    drawing.replaceWith(`<p>${drawing.querySelector('desc')?.innerHTML ?? ''}</p>`)
  for (const name of ['href', 'src'])
    for (const element of prose.querySelectorAll(marked(name))) {
      const address = element.getAttribute(name) ?? ''
      if (/^(\/(?!\/)|#)/.test(address))
        element.setAttribute(name, address.startsWith('#') ? baseUrl + path + address : baseUrl + address)
    }
  return prose.innerHTML
}

/** All posts as an Atom feed (RFC 4287), newest first, with their whole text. */
export function feed(pages: readonly WrittenPage[], site: SiteNames): string {
  const { product, tagline, language, baseUrl } = site
  const posts = pages
    .filter(({ page }) => page.head.published)
    .toSorted((a, b) => b.page.head.published!.localeCompare(a.page.head.published!))
  const changedOf = ({ page: { head } }: WrittenPage) => head.modified ?? head.published!
  const changed = posts.map(changedOf).toSorted().at(-1) ?? '1970-01-01'
  const entries = posts.map((post) => {
    const { path, page } = post
    const address = escape(baseUrl + path)
    return `<entry>
<id>${address}</id>
<title>${escape(page.head.title ?? product)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${moment(page.head.published!)}</published>
<updated>${moment(changedOf(post))}</updated>
<summary>${escape(page.head.description)}</summary>
${(page.head.tags ?? []).map((tag) => `<category term="${escape(tag)}"/>`).join('\n')}
<content type="html">${escape(contentOf(post, baseUrl))}</content>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escape(baseUrl)}/</id>
<title>${escape(product)}</title>
<subtitle>${escape(tagline)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escape(baseUrl)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escape(baseUrl)}/blog"/>
<icon>${escape(baseUrl)}/icon-192.png</icon>
<author><name>${escape(product)}</name><uri>${escape(baseUrl)}/</uri></author>
<updated>${moment(changed)}</updated>
${entries.join('\n')}
</feed>
`
}

/** The web app manifest. */
export const webManifest = ({ product, language }: SiteNames, description: string) =>
  JSON.stringify({
    id: '/',
    name: product,
    short_name: product,
    description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#15171a',
    theme_color: '#15171a',
    // What the share menu of a phone hands over is shown by the tool; nothing is stored unasked.
    share_target: {
      action: `/apps/${tools.find((tool) => 'shareTarget' in tool)?.route}`,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
