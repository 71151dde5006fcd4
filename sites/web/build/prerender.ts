// Writes every page as a file of HTML that can be read without JavaScript.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import { contentSecurityPolicy } from '../server/policy.ts'
import { assetsOf } from './assets.ts'
import { documentOf } from './document.ts'

type Site = typeof import('../src/server.tsx')
const bundle: string = '../dist-ssr/server.js'
const { firstPaintScript, fullTitle, pagePaths, renderPage, siteConfig, unfilledSettings } = (await import(
  bundle
)) as Site

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const settings = {
  language: siteConfig.language,
  product: siteConfig.product,
  baseUrl: siteConfig.baseUrl,
  firstPaintScript,
  policy: contentSecurityPolicy(firstPaintScript, true),
}

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), text)
}

const pages: Array<{ path: string; title: string; routeIds: readonly string[] }> = []
for (const path of [...pagePaths, '/404']) {
  const page = await renderPage(path)
  const expected = path === '/404' ? 404 : 200
  if (page.status !== expected) throw new Error(`${path} answers ${page.status}`)
  if (/ style="/.test(page.html)) throw new Error(`${path} has a style attribute, which the policy forbids`)
  if (expected === 200) pages.push({ path, title: fullTitle(page.head.title), routeIds: page.routeIds })
  const document = documentOf(
    page,
    path,
    fullTitle(page.head.title),
    assetsOf(manifest, page.routeIds),
    settings,
  )
  await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, document)
}

// What the server, the budgets and the journeys have to know besides the files.
await write(
  '.vite/site.json',
  JSON.stringify({
    policy: contentSecurityPolicy(firstPaintScript),
    redirects: { '/_app': '/', '/apps': '/#apps' },
    pages,
  }),
)
console.log(`${pagePaths.length} pages written`)
const unfilled = unfilledSettings()
if (unfilled.length > 0)
  console.warn(`Fill in before publishing (src/site.config.ts): ${unfilled.join(', ')}`)
