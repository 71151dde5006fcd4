import type { RenderedPage } from '../../src/start/server.tsx'
import { escape } from './escape.ts'

export interface PageAssets {
  /** The module that starts everything. */
  readonly boot: string
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface DocumentSettings {
  readonly language: string
  readonly product: string
  readonly baseUrl: string
  readonly firstPaintScript: string
  readonly policy: string
}

/** Where the picture of a page lies; `/` has one of its own. */
export const imageOf = (path: string) => `/og${path === '/' ? '/index' : path}.png`

/** The JSON-LD of a post; `<` is escaped, so that no text can close the element. */
function structuredData({ head }: RenderedPage, address: string, image: string, settings: DocumentSettings) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: head.title,
    description: head.description,
    datePublished: head.published,
    dateModified: head.asOf,
    keywords: head.tags?.join(', '),
    inLanguage: settings.language,
    mainEntityOfPage: address,
    image,
    author: { '@type': 'Organization', name: settings.product, url: `${settings.baseUrl}/` },
    publisher: { '@type': 'Organization', name: settings.product, url: `${settings.baseUrl}/` },
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}

const meta = (name: string, content: string, key = 'name') =>
  `<meta ${key}="${name}" content="${escape(content)}">`

/** What every document begins with: its policy, its theme before the first paint, its title, styles and icon. */
export const headLines = (
  title: string,
  assets: PageAssets,
  { policy, firstPaintScript }: DocumentSettings,
): string[] => [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`,
  `<script>${firstPaintScript}</script>`,
  `<title>${escape(title)}</title>`,
  ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
]

/** The whole HTML document of a rendered page. */
export function documentOf(
  page: RenderedPage,
  path: string,
  title: string,
  assets: PageAssets,
  settings: DocumentSettings,
): string {
  const { html, head } = page
  const { language, product, baseUrl } = settings
  const address = `${baseUrl}${path}`
  const image = `${baseUrl}${imageOf(path)}`
  const lines = [
    ...headLines(title, assets, settings),
    meta('description', head.description),
    head.hidden ? meta('robots', 'noindex') : `<link rel="canonical" href="${escape(address)}">`,
    meta('og:title', head.title ?? product, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:type', head.asOf ? 'article' : 'website', 'property'),
    meta('og:url', address, 'property'),
    meta('og:site_name', product, 'property'),
    meta('og:locale', 'de_DE', 'property'),
    meta('og:image', image, 'property'),
    meta('og:image:width', '1200', 'property'),
    meta('og:image:height', '630', 'property'),
    meta('og:image:alt', `${head.title ?? product} in Leuchtpunkten auf dunklem Grund`, 'property'),
    meta('twitter:card', 'summary_large_image'),
    ...(head.asOf
      ? [
          ...(head.published ? [meta('article:published_time', head.published, 'property')] : []),
          meta('article:modified_time', head.asOf, 'property'),
          structuredData(page, address, image, settings),
        ]
      : []),
    ...assets.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${escape(product)}" href="/feed.xml">`,
    `<script type="module" src="${assets.boot}"></script>`,
  ]
  return `<!doctype html>
<html lang="${language}" data-theme="dark">
<head>
${lines.join('\n')}
</head>
<body><div id="app">${html}</div></body>
</html>
`
}
