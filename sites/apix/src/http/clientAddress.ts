import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  if (tail === undefined) return first
  const last = tail.split(':').filter(Boolean)
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

/** Whom a limit counts for: one IPv4 address, or the /64 that a single IPv6 customer has to himself. */
export function limitKey(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain.slice(0, 64)
  return `${groups(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The address a request comes from.
 *
 * @param peer the other end of the connection
 * @param forwardedFor the `X-Forwarded-For` header; anybody can write anything into its left part
 * @param proxies how many proxies of the operator's own stand in front; each has added one entry
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return (proxies > 0 && entries.at(-proxies)) || peer || 'unknown'
}
