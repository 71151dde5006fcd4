import { apiRoot, countVisits } from '../site.config.ts'

/** Whether the browser says that its user does not want to be counted. */
function unwanted() {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

let last: string | undefined

/**
 * Tells the backend that a page was opened; nobody waits for the answer, and nothing happens when it
 * fails. Silent under Do-Not-Track and GPC, and when the operator does not count visits.
 *
 * @param route path of the page
 */
export function recordVisit(route: string): void {
  if (!countVisits || route === last || unwanted()) return
  last = route
  const { userAgent, language } = navigator
  const body = JSON.stringify({ route, userAgent, language, screen: `${screen.width} x ${screen.height}` })
  fetch(`${apiRoot}/visitor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {
    // Not reachable: the visit is not counted, and the visitor need not know.
  })
}
