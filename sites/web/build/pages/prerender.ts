// Writes every page as a file of HTML that can be read without JavaScript.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'node-html-parser'
import type { Manifest } from 'vite'
import { contentSecurityPolicy } from '../../server/policy.ts'
import { tools } from '../../src/registry/tools.ts'
import { staysWritten } from '../../src/page/staysWritten.ts'
import { assetsOf } from '../assets.ts'
import { readContent } from '../content/contentPlugin.ts'
import { faultsOf } from './checkPages.ts'
import { documentOf, imageOf } from './document.ts'
import { iconFile, iconImage, pageImage, type PictureDrawing } from './pageImage.ts'
import { articleFaults, titlesOf } from '../texts/articleCheck.ts'
import { checkTexts } from './checkTexts.ts'
import { checkSource, sourceDocuments } from './sourceDocuments.ts'
import { pastFigures } from '../texts/pastFigures.ts'
import { checkPlaceholders } from '../texts/placeholders.ts'
import { searchIndex, sectionTexts } from './searchIndex.ts'
import { feedDrawings } from './feedDrawings.ts'
import { feed, robots, sitemap, webManifest } from './siteFiles.ts'
import { sharePath } from '../sharePath.ts'
import type { WrittenPage } from './WrittenPage.ts'

const bundle: string = '../../dist-ssr/server.js'
const site: typeof import('../../src/start/server.tsx') = await import(bundle)
const { firstPaintScript, fullTitle, pagePaths, renderPage, renderSourceFile, siteConfig, unfilledSettings } =
  site

const trial = checkPlaceholders(unfilledSettings(), process.env)

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const settings = {
  language: siteConfig.language,
  product: siteConfig.product,
  baseUrl: siteConfig.baseUrl,
  firstPaintScript,
  policy: contentSecurityPolicy(firstPaintScript, true),
}

const write = async (file: string, content: string | Buffer) => {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), content)
}

/** What the picture of a page says in its corner: the part of the site. */
const sectionOf = (path: string) => /^\/(apps|blog|source|meta)\//.exec(path)?.[1] ?? ''

// A page is found by its name in the navigation too.
const names = new Map(tools.map(({ route, name }) => [`/apps/${route}`, name]))
const content = fileURLToPath(new URL('../../content', import.meta.url))
const articles = readContent(content, tools)
const titles = titlesOf(articles)
const textFaults = articles.flatMap((article) => articleFaults(article, titles))
if (textFaults.length > 0) throw new Error(`Faults in the texts:\n${textFaults.join('\n')}`)
const words = new Map(
  articles.map((article) => [
    article.path,
    [names.get(article.path) ?? [], article.label ?? [], article.keywords, article.tags].flat(),
  ]),
)

const ofTools = await site.toolDrawings()

/** The first drawing of a text, or the drawing of the tool that a page is about. */
function drawingOf(path: string, html: string): PictureDrawing | undefined {
  const chart = parse(html).querySelector('.drawing > svg')
  if (chart) return { svg: chart.outerHTML, isChart: true }
  const svg = ofTools.get(path.replace('/source/', '/apps/'))
  return svg === undefined ? undefined : { svg, isChart: false }
}

const redirects = { '/_app': '/', '/apps': '/#apps' }
const written: WrittenPage[] = []
for (const path of [...pagePaths, '/404']) {
  const page = await renderPage(path)
  const expected = path === '/404' ? 404 : 200
  if (page.status !== expected) throw new Error(`${path} answers ${page.status}`)
  if (parse(page.html).querySelector('[style]'))
    throw new Error(`${path} has a style attribute, which the policy forbids`)
  if (expected === 200) written.push({ path, page })
  if (path.startsWith('/source/')) checkSource(path, page.html, 'page')
  const title = page.head.title ?? siteConfig.tagline
  await write(
    imageOf(path),
    pageImage(title, sectionOf(path), siteConfig.brandWords, drawingOf(path, page.html)),
  )
  const document = documentOf(
    page,
    path,
    fullTitle(page.head.title),
    assetsOf(manifest, page.routeIds),
    settings,
  )
  await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, document)
}

const anySource = written.find(({ path }) => path.startsWith('/source/'))
const documents = anySource
  ? sourceDocuments(renderSourceFile, assetsOf(manifest, anySource.page.routeIds), settings)
  : []
for (const { path, document } of documents) {
  checkSource(path, document, 'file')
  await write(path.slice(1), document)
}

const start = written.find(({ path }) => path === '/')!
const faults = faultsOf(written, [
  ...Object.keys(redirects),
  '/feed.xml',
  ...documents.map(({ path }) => path),
])
if (faults.length > 0) throw new Error(`Faults in the pages:\n${faults.join('\n')}`)

await write('sitemap.xml', sitemap(written, siteConfig.baseUrl))
await write('robots.txt', robots(siteConfig.baseUrl))
await write('feed.xml', feed(written, siteConfig))
for (const { file, svg } of feedDrawings(written)) await write(file, svg)
await write('manifest.webmanifest', webManifest(siteConfig, start.page.head.description))
await write('search.json', JSON.stringify(searchIndex(written, siteConfig.product, words)))
await write('favicon.ico', iconFile(iconImage(32)))
const texts = JSON.stringify(sectionTexts(written, siteConfig.product))
checkTexts(texts)
await write('texts.json', texts)
await write('icon-192.png', iconImage(192))
await write('icon-512.png', iconImage(512))
await write('icon-maskable.png', iconImage(512, 0.72))

// What the server, the budgets and the journeys have to know besides the files.
await write(
  '.vite/site.json',
  JSON.stringify({
    policy: contentSecurityPolicy(firstPaintScript),
    redirects,
    share: sharePath,
    pages: written.map(({ path, page: { head, html, routeIds, bare } }) => ({
      path,
      title: fullTitle(head.title),
      hidden: head.hidden ?? false,
      routeIds,
      bare,
      written: staysWritten(parse(html)),
    })),
  }),
)
console.log(`${pagePaths.length} pages written`)
const past = pastFigures(articles, content)
if (past.length > 0) console.log(`${past.length} figures are shown with their age:\n${past.join('\n')}`)
if (trial) console.warn(trial)
