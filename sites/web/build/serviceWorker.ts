// Writes the service worker. After one visit the frame and the texts open without a network; a tool does so
// after its own first visit, and everything when the visitor asks for it in the settings. A new version
// takes over only when the visitor agrees, or when no page is open any more, never in the middle of work.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { generateSW, type RuntimeCaching } from 'workbox-build'
import budgets from '../budgets.json' with { type: 'json' }
import { filesOf, frameOf } from './assets.ts'
import { answerSharedText } from './answerShared.ts'
import { sharePath } from './sharePath.ts'
import { storeNothingAfterDeletion } from './storeNothingAfterDeletion.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))

/** Bytes on the wire. */
const sizeOf = (file: string) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const content = readFileSync(dist + file)
  return /\.(?:woff2|png)$/.test(file) ? content.length : brotliCompressSync(content, { params }).length
}

/** Chunks of tools, and of what the visitor may never open. */
const isOnUse = (key: string) =>
  /^src\/.*(?:\/apps\/|Visits|ToolPage|\/damage\/|\/folder|\/sealed\/|\/sessions\/|TransferBench|fileNotes|PastState|pastTools)|^\.\./.test(
    key,
  )
const keys = Object.keys(manifest).filter(
  (key) => key === 'index.html' || (/^(?:virtual:content\/|content\/|src\/)/.test(key) && !isOnUse(key)),
)
// Notices must be able to appear without a network, and damage to be repaired.
const always = Object.keys(manifest).filter((key) =>
  /\/storage\/src\/.*\/(?:archive|importFile|salvage|textStore)\.ts$/.test(key),
)
const texts = new Set(filesOf(manifest, [frameOf(manifest), ...keys, ...always]))

const isPrecached = (file: string) =>
  !file.startsWith('assets/') || texts.has(file) || /instrument-sans|plex-mono-latin-500|doto/.test(file)

const all = globSync('**/*.{html,js,css,svg,woff2,webmanifest,json,xml}', {
  cwd: dist,
  exclude: (name) =>
    ['.vite', 'sw.js', 'og', 'drawings', 'sitemap.xml', 'feed.xml', 'offline.json'].includes(name),
})
  .map((file) => file.replaceAll('\\', '/'))
  // A file of source code is kept once it was opened.
  .filter((file) => !/^source\/.+\//.test(file))

/**
 * A file of a type of its own must not be answered with a page, as a host does that answers everything.
 * One expression, because the service worker is written without line breaks.
 */
const checkType = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    response.status === 200 &&
    (request.mode === 'navigate' ||
      request.url.endsWith('.html') ||
      !response.headers.get('content-type')?.includes('text/html'))
      ? response
      : null,
}

/** An unknown path without a network. */
const notFound = {
  handlerDidError: async () => caches.match('/404.html', { ignoreSearch: true }),
}

/** A file of source code that was never opened, without a network: the overview, which says that it could not be loaded. */
const overview = {
  handlerDidError: async ({ request }: { request: Request }) =>
    request.mode === 'navigate'
      ? Response.redirect(new URL(request.url).pathname.replace(/\/([^/]+)\.html$/, '#$1'))
      : undefined,
}

const runtimeCaching: RuntimeCaching[] = [
  {
    urlPattern: /\/assets\//,
    handler: 'CacheFirst',
    options: { cacheName: 'used', plugins: [checkType] },
  },
  {
    urlPattern: /\/source\/\w+\/./,
    handler: 'NetworkFirst',
    options: { cacheName: 'used', plugins: [checkType, overview] },
  },
  {
    urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/apix'),
    handler: 'NetworkFirst',
    options: { cacheName: 'used', plugins: [checkType, notFound] },
  },
]

const { count, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: [...all.filter(isPrecached), 'icon-192.png'],
  // The browser refuses a file that is not the one of this build, and the worker is not installed then.
  manifestTransforms: [
    (entries) => ({
      manifest: entries.map((entry) => ({
        ...entry,
        integrity: `sha384-${createHash('sha384')
          .update(readFileSync(dist + entry.url))
          .digest('base64')}`,
      })),
      warnings: [],
    }),
  ],
  runtimeCaching,
  swDest: `${dist}sw.js`,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  cleanupOutdatedCaches: true,
  // Assets carry a hash in their names already.
  dontCacheBustURLsMatching: /^assets\//,
  directoryIndex: 'index.html',
  ignoreURLParametersMatching: [/./],
  clientsClaim: false,
  skipWaiting: false,
})
for (const warning of warnings) console.warn(warning)
const worker = readFileSync(`${dist}sw.js`, 'utf8')
const share = answerSharedText(sharePath)
writeFileSync(`${dist}sw.js`, `(${storeNothingAfterDeletion.toString()})();\n${share};\n${worker}`)

// What the settings offer to load for the way.
const rest = all.filter((file) => !isPrecached(file)).map((file) => ({ file, size: sizeOf(file) }))
writeFileSync(`${dist}offline.json`, JSON.stringify(rest))

const kibibytes = all.filter(isPrecached).reduce((sum, file) => sum + sizeOf(file), 0) / 1024
const restSize = rest.reduce((sum, { size }) => sum + size, 0) / 1024
console.log(
  `offline: ${count} files, ${kibibytes.toFixed(0)} of ${budgets.offline} KiB; on use ${rest.length} files, ${restSize.toFixed(0)} KiB`,
)
if (kibibytes > budgets.offline) {
  console.error('the service worker is past its budget')
  process.exitCode = 1
}
