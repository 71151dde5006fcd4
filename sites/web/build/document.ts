import type { RenderedPage } from '../src/server.tsx'

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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)

/** The whole HTML document of a rendered page. */
export function documentOf(
  { html, head }: RenderedPage,
  path: string,
  title: string,
  assets: PageAssets,
  settings: DocumentSettings,
): string {
  const { language, product, baseUrl, firstPaintScript, policy } = settings
  const address = `${baseUrl}${path}`
  const meta = (name: string, content: string, key = 'name') =>
    `<meta ${key}="${name}" content="${escape(content)}">`
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`,
    `<script>${firstPaintScript}</script>`,
    `<title>${escape(title)}</title>`,
    meta('description', head.description),
    head.hidden ? meta('robots', 'noindex') : `<link rel="canonical" href="${escape(address)}">`,
    meta('og:title', head.title ?? product, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:type', head.published ? 'article' : 'website', 'property'),
    meta('og:url', address, 'property'),
    meta('og:site_name', product, 'property'),
    meta('og:locale', 'de_DE', 'property'),
    ...(head.published ? [meta('article:published_time', head.published, 'property')] : []),
    ...assets.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
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
