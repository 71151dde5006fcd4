import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { apiRoot, visits } from '../site.config.ts'

/** Whether the browser asks not to track: Do-Not-Track or Global Privacy Control. */
export const isTrackingUnwanted = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether the record has this choice; read as text, because a content page has not loaded the code of the record. */
export function isStored(choice: 'radioPinned' | 'countVisits'): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- before the code of the record is loaded
    return localStorage.getItem(PRODUCT_KEY)?.includes(`"${choice}":true`) ?? false
  } catch {
    return false
  }
}

/** Sends a page view to the backend without waiting for the answer; a failure is ignored. */
export function sendVisit(route: string): void {
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

/**
 * Reports a page view. Does nothing under Do-Not-Track and GPC, when the operator counts no visits, and
 * while the visitor has not agreed on a site that asks.
 *
 * @param route path of the page
 */
export function recordVisit(route: string): void {
  if (visits === 'off' || isTrackingUnwanted()) return
  if (visits === 'ask' && !isStored('countVisits')) return
  sendVisit(route)
}
