import { parse } from 'node-html-parser'
import { marked, proseMark } from '../../src/page/marks.ts'
import { sharePath } from '../sharePath.ts'
import { escape } from './escape.ts'
import { drawingFile } from './feedDrawings.ts'
import type { WrittenPage } from './WrittenPage.ts'

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
      const changed = head.asOf ? `<lastmod>${head.asOf}</lastmod>` : ''
      return `<url><loc>${escape(baseUrl + path)}</loc>${changed}</url>`
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
  // A reader has no stylesheet for a drawing: it gets a file that has its own.
  prose.querySelectorAll('.drawing > svg').forEach((drawing, at) => {
    const words = drawing.querySelector('desc')?.textContent ?? ''
    drawing.replaceWith(`<img src="/${drawingFile(path, at)}" alt="${escape(words)}" width="600">`)
  })
  // Keys would do nothing there; a picture from elsewhere is asked for on the page.
  for (const picture of prose.querySelectorAll('.external-image'))
    picture.replaceWith(`<p><a href="${path}">${picture.querySelector('p')?.innerHTML ?? ''}</a></p>`)
  for (const key of prose.querySelectorAll('button')) key.remove()
  for (const name of ['href', 'src'])
    for (const element of prose.querySelectorAll(marked(name))) {
      const address = element.getAttribute(name) ?? ''
      if (/^(\/(?!\/)|#)/.test(address))
        element.setAttribute(name, address.startsWith('#') ? baseUrl + path + address : baseUrl + address)
    }
  return prose.innerHTML
}

/** The day that places a post in the feed: when it appeared, or before the site is live, when it last changed. */
const dayInFeed = ({ page: { head } }: WrittenPage) => head.published ?? head.asOf!

/** All posts as an Atom feed (RFC 4287), newest first, with their whole text. */
export function feed(pages: readonly WrittenPage[], site: SiteNames): string {
  const { product, tagline, language, baseUrl } = site
  const posts = pages
    .filter(({ page }) => page.head.asOf)
    .toSorted((a, b) => dayInFeed(b).localeCompare(dayInFeed(a)) || a.path.localeCompare(b.path))
  const changed =
    posts
      .map(({ page }) => page.head.asOf!)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  const entries = posts.map((post) => {
    const { path, page } = post
    const address = escape(baseUrl + path)
    return `<entry>
<id>${address}</id>
<title>${escape(page.head.title ?? product)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
${page.head.published ? `<published>${moment(page.head.published)}</published>\n` : ''}<updated>${moment(page.head.asOf!)}</updated>
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
    // What the share menu of a phone hands over is posted, and the service worker puts it behind the # of the address:
    // so it is never sent. It is shown by the tool; nothing is stored unasked.
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
