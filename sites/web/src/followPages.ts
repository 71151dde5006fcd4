import { headOf, fullTitle } from './head.ts'
import { recordVisit } from './session/visits.ts'
import type { Router } from './router.tsx'

/**
 * What a new document would do by itself when the page changes: title and description, the scroll
 * position, and for screen readers and keyboards the focus at the start of the new page.
 */
export function followPages(router: Router): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const head = headOf(router.state.matches)
    document.title = fullTitle(head.title)
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description)
    document.querySelector('link[rel=canonical]')?.setAttribute('href', toLocation.pathname)
    if (!fromLocation || !pathChanged) return
    recordVisit(toLocation.pathname)
    if (toLocation.hash) document.getElementById(toLocation.hash)?.scrollIntoView()
    else if (toLocation.state.__TSR_index !== undefined) scrollTo(0, 0)
    // Inside the navigation the focus stays: the visitor may be looking through a group.
    if (!document.activeElement?.closest('nav'))
      document.querySelector<HTMLElement>('#inhalt')?.focus({ preventScroll: true })
  })
}
