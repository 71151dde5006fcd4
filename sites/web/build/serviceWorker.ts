// Writes the service worker: after one visit every page opens without a network. It takes over only
// when the visitor agrees, or when no page is open any more, never in the middle of work.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import { generateSW } from 'workbox-build'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
// Code that is useless without a network is cached on use only.
const onUse = Object.entries(manifest)
  .filter(([key]) => key.endsWith('/hls.ts'))
  .map(([, { file }]) => file)

const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest,json,xml}', 'icon-192.png'],
  globIgnores: ['404.html', '.vite/**', 'sw.js', 'og/**', 'sitemap.xml', 'feed.xml', ...onUse],
  runtimeCaching: [{ urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'used' } }],
  swDest: `${dist}sw.js`,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  cleanupOutdatedCaches: true,
  // Assets carry a hash in their names already.
  dontCacheBustURLsMatching: /^assets\//,
  directoryIndex: 'index.html',
  ignoreURLParametersMatching: [/./],
  // The backend and the streams of the radio are never answered from a cache.
  navigateFallbackDenylist: [/^\/apix/],
  clientsClaim: false,
  skipWaiting: false,
})
for (const warning of warnings) console.warn(warning)
console.log(`offline: ${count} files, ${Math.round(size / 1024)} KiB`)
