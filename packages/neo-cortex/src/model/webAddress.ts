import { webAddress } from '@kleinzeug/storage/exchange'

/** A host as one types it: beginning with www., or ending as hosts often do. A sentence without a blank is none. */
const bareHost =
  /^(?:www\.[^\s/]+\.[^\s/]|[\p{L}\d][\p{L}\d.-]*\.(?:de|com|org|net|eu|at|ch|info|io|dev|app)(?:[/?#:]|$))/iu

/** What people type for an address: with https:// where that is missing. */
export const typedAddress = (text: string): string | undefined =>
  webAddress(bareHost.test(text.trim()) ? `https://${text.trim()}` : text)

/** Where a link in a text may lead: the web, or an e-mail address. */
export const safeLink = (text: string): string | undefined =>
  /^mailto:[^\s][^\s@]*@[^\s]+$/i.test(text.trim()) ? text.trim() : webAddress(text)

export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

/** Parameters that only say where a visitor came from. */
const campaign = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi|wt_mc|yclid)$/i

/**
 * What makes two addresses the same: without scheme, `www.`, user name, trailing slash, fragment and campaign
 * parameters; the other parameters in the order of their names. A fragment that is a route (`#/`, `#!`) stays.
 */
export function addressKey(address: string | undefined): string | undefined {
  const valid = address === undefined ? undefined : webAddress(address)
  if (valid === undefined) return undefined
  const { hostname, port, pathname, searchParams, hash } = new URL(valid)
  const parameters = [...searchParams].filter(([name]) => !campaign.test(name))
  const query = new URLSearchParams(
    parameters.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  ).toString()
  const place = `${hostname.replace(/^www\.(?=[^.]+\.)/, '').replace(/\.$/, '')}${port && port !== '80' && port !== '443' ? `:${port}` : ''}`
  return `${place}${pathname.replace(/(?<!\/)\/+$/, '')}${query && `?${query}`}${/^#[!/]/.test(hash) ? hash : ''}`
}
