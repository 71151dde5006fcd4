import type { AnyRouter } from '@tanstack/react-router'
import { page } from './page.ts'

/**
 * Opens a page as a new document when a script of its route cannot be loaded. Without a network the
 * document of every page is cached, even if a script of its route is not.
 */
export function openAsDocument(router: AnyRouter): void {
  addEventListener('vite:preloadError', () => {
    const { latestLocation, state } = router
    const { href, pathname } = latestLocation
    // The first page has no other document, and a preloaded link leaves the page as it is.
    if (page.first.is(pathname) || state.resolvedLocation?.pathname === pathname) return
    void globalThis.caches?.match(`${pathname}.html`, { ignoreSearch: true }).then((cached) => {
      if (cached) location.assign(href)
    })
  })
}
