/** Name of the cache that the service worker fills with what is used. */
const cacheName = 'used'

/** Caches what the page loaded before the service worker was there, so that a tool works offline after one visit. */
export async function keepVisited(): Promise<void> {
  await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = [location.origin + location.pathname, ...loaded].filter(
    (url) => url.startsWith(`${location.origin}/assets/`) || url === location.origin + location.pathname,
  )
  const cache = await caches.open(cacheName)
  for (const url of own) {
    if (await caches.match(url, { ignoreSearch: true })) continue
    const response = await fetch(url)
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? true
    if (response.ok && isPage === !url.includes('/assets/')) await cache.put(url, response)
  }
}
