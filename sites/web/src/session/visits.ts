import { apiRoot, countVisits } from '../site.config.ts'

/** Whether the browser says that its user does not want to be counted. */
function unwanted() {
  const control: unknown = Reflect.get(navigator, 'globalPrivacyControl')
  return navigator.doNotTrack === '1' || control === true
}

let last: string | undefined

/**
 * Tells the backend that a page was opened. The answer is not waited for, and a failure has no effect.
 * Silent under Do-Not-Track and GPC, and when the operator does not count visits.
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
    // The visit is not counted; there is nothing a visitor could do.
  })
}
