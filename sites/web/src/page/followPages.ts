import type { AnyRouter } from '@tanstack/react-router'
import { headOf, fullTitle } from './head.ts'
import { recordVisit } from '../session/visits.ts'
import { siteConfig } from '../site.config.ts'

/** Does on navigation what a new document does: sets title, description, scroll position and focus. */
export function followPages(router: AnyRouter): void {
  const positions = new Map<string, number>()
  let isReturn = false

  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isReturn = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const key = fromLocation?.state.__TSR_key
    if (key) positions.set(key, scrollY)
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const head = headOf(router.state.matches)
    document.title = fullTitle(head.title)
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description)
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', siteConfig.baseUrl + toLocation.pathname)
    recordVisit(toLocation.pathname)

    const { __TSR_key: key } = toLocation.state
    if (isReturn) scrollTo(0, (key && positions.get(key)) || 0)
    else if (toLocation.hash) document.getElementById(toLocation.hash)?.scrollIntoView()
    else scrollTo(0, 0)
    // Focus in the navigation is kept: the visitor may be going through a group. So is what the page has focused.
    if (!document.activeElement?.closest('nav, #inhalt *'))
      document.querySelector<HTMLElement>('#inhalt')?.focus({ preventScroll: true })
  })
}
