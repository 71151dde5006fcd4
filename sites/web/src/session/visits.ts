import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { apiRoot, visits } from '../site.config.ts'

/** Whether the browser asks not to track: Do-Not-Track or Global Privacy Control. */
export const isTrackingUnwanted = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether a setting of the record is on, on pages that have not loaded the code of the record. */
export function isStored(setting: string): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- before the code of the record is loaded
    const text = localStorage.getItem(PRODUCT_KEY) ?? ''
    // A record of today has one field per line, and JSON contains no line break; one from before `meta` is parsed.
    return text.startsWith('{\n"meta":')
      ? text.includes(`\n"${setting}":true`)
      : JSON.parse(text)[setting] === true
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

/** Reports a page view, unless Do-Not-Track, GPC, the operator or a missing consent forbids it. */
export function recordVisit(route: string): void {
  if (visits === 'off' || isTrackingUnwanted()) return
  if (visits === 'ask' && !isStored('countVisits')) return
  sendVisit(route)
}
