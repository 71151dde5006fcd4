import { apiRoot, countVisits } from '../site.config.ts'

/** Whether the browser asks not to track: Do-Not-Track or Global Privacy Control. */
function unwanted() {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

/**
 * Reports a page view to the backend without waiting for the answer; a failure is ignored. Does nothing
 * under Do-Not-Track and GPC, and when the operator does not count visits.
 *
 * @param route path of the page
 */
export function recordVisit(route: string): void {
  if (!countVisits || unwanted()) return
  const { userAgent, language } = navigator
  const body = JSON.stringify({ route, userAgent, language, screen: `${screen.width} x ${screen.height}` })
  fetch(`${apiRoot}/visitor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {
    // Unreachable: this view is not counted.
  })
}
