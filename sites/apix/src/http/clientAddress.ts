import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  if (tail === undefined) return first
  const last = tail.split(':').filter(Boolean)
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

/** The prefix of an IPv6 address as text, such as `2001:db8:0:0::/64`. */
function prefixOf(address: string, bits: number): string {
  const kept = groups(address)
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => {
      const unused = Math.max(0, (index + 1) * 16 - bits)
      return ((Number.parseInt(group, 16) >> unused) << unused).toString(16)
    })
  return `${kept.join(':')}::/${bits}`
}

/** The keys by which the limits count; never logged, never stored. */
export interface LimitKeys {
  /** One IPv4 address, or the /64 that an IPv6 customer has at least. */
  readonly address: string
  /** The /56 that many IPv6 customers have; undefined for IPv4. */
  readonly network?: string
}

/** Removes brackets and port of an address such as `[2001:db8::1]:443` or `192.0.2.1:80`. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1]
  if (bracketed !== undefined) return bracketed
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address
}

/** The keys by which the limits count an address. */
export function limitKeys(address: string): LimitKeys {
  const plain = withoutPort(address.trim()).toLowerCase().replace(/%.*/s, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return { address: mapped }
  if (!isIPv6(plain)) return { address: plain.slice(0, 64) }
  return { address: prefixOf(plain, 64), network: prefixOf(plain, 56) }
}

/**
 * The address a request comes from.
 *
 * @param peer the remote address of the connection
 * @param forwardedFor the `X-Forwarded-For` header; a client can write anything into its left part
 * @param proxies the number of the operator's proxies in front; each has appended one entry
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return (proxies > 0 && entries.at(-proxies)) || peer || 'unknown'
}
