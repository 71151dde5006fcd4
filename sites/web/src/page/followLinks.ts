import type { AnyRouter } from '@tanstack/react-router'
import { followMark, marked, writtenMark } from './marks.ts'

const followed = `${marked(writtenMark)} a[href], a${marked(followMark)}`

/** The link of an event, if it leads to another page of this site and is to open in the same tab. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(followed) : null
  if (!link || link.target || link.download || link.origin !== location.origin) return undefined
  // A path with a dot is a file, such as the feed; a fragment of the current page is left to the browser.
  if (link.pathname.includes('.') || link.pathname === location.pathname) return undefined
  return link
}

/**
 * Links in a page that stays written, and those of pages that also stand without the router, are not the router's.
 * This handles them: they open their page without a new document, as every other link of the site does, and preload
 * it on hover.
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const link = pageLink(event)
    if (!link) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  })

  const preload = (event: Event) => {
    const link = pageLink(event)
    if (link) void router.preloadRoute({ to: link.pathname })
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(intent, preload, { passive: true })
}
