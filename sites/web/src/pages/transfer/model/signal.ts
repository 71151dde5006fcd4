import { checksum } from './checksum.ts'

/** An address at which a device can be reached over UDP. */
export interface Address {
  /** A name of mDNS (RFC 8828) that ends in ".local", or an IP address. */
  readonly host: string
  /** 1 to 65535. */
  readonly port: number
}

/** What one device tells the other so that they find and recognise each other: the essence of an SDP. */
export interface Signal {
  readonly kind: 'offer' | 'answer'
  /** User name fragment and password of ICE (RFC 8839). */
  readonly ufrag: string
  readonly pwd: string
  /** SHA-256 of the certificate of DTLS, as 64 hexadecimal digits: whoever has seen it cannot be deceived. */
  readonly fingerprint: string
  /** The first digits of the fingerprint that an answer belongs to; '' in an offer. */
  readonly to: string
  readonly addresses: readonly Address[]
}

/** Why a code is refused. `cut`: it was ours, and a part is missing or mistyped. */
export type SignalRefusal = 'foreign' | 'newer' | 'cut'

const PREFIX = 'kleinzeug'
const VERSION = 1
/** As many as a device has networks, and few enough for a picture that a camera can read. */
const MOST_ADDRESSES = 6
const TO_LENGTH = 8

/** What an answer names its offer by. */
export const shortOf = (fingerprint: string) => fingerprint.slice(0, TO_LENGTH)

const isHost = (host: string) =>
  /^[\da-z-]{1,63}\.local$/i.test(host) || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || isIpv6(host)
const isIpv6 = (host: string) => host.includes(':') && /^[\da-f:.]{2,45}$/i.test(host)
const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536

/** The text of a code: fields in a row, and a checksum over them. */
export function encodeSignal({ kind, ufrag, pwd, fingerprint, to, addresses }: Signal): string {
  const places = addresses.map(({ host, port }) => `${host}=${port}`)
  const body = [`${PREFIX}${VERSION}`, kind === 'offer' ? 'o' : 'a', ufrag, pwd, fingerprint, to, ...places]
  return `${body.join('~')}~${checksum(body.join('~'))}`
}

function addressOf(text: string): Address | undefined {
  const [host = '', digits = ''] = text.split('=')
  const port = Number(digits)
  return isHost(host) && /^\d+$/.test(digits) && isPort(port) ? { host, port } : undefined
}

/** Reads the text of a code; white space that a message has put between does not matter. Never throws. */
export function decodeSignal(text: string): Signal | SignalRefusal {
  const code = text.replace(/\s+/g, '')
  const [, version] = new RegExp(`^${PREFIX}(\\d+)~`).exec(code) ?? []
  if (version === undefined) return 'foreign'
  if (Number(version) !== VERSION) return 'newer'
  const end = code.lastIndexOf('~')
  if (checksum(code.slice(0, end)) !== code.slice(end + 1)) return 'cut'
  const [, kind, ufrag = '', pwd = '', fingerprint = '', to = '', ...places] = code.slice(0, end).split('~')
  const addresses = places.slice(0, MOST_ADDRESSES).flatMap((place) => addressOf(place) ?? [])
  // Nothing but these characters reaches the description that a browser parses.
  const isWhole =
    (kind === 'o' ? to === '' : kind === 'a' && /^[\da-f]{8}$/.test(to)) &&
    /^[A-Za-z\d+/]{4,256}$/.test(ufrag) &&
    /^[A-Za-z\d+/]{22,256}$/.test(pwd) &&
    /^[\da-f]{64}$/.test(fingerprint) &&
    addresses.length > 0
  return isWhole ? { kind: kind === 'o' ? 'offer' : 'answer', ufrag, pwd, fingerprint, to, addresses } : 'cut'
}

/** The essence of the description that a browser made; `undefined`: it has no address or no SHA-256. */
export function signalOfSdp(kind: Signal['kind'], sdp: string, to = ''): Signal | undefined {
  const valueOf = (name: string) => new RegExp(`^a=${name}:(.+)$`, 'm').exec(sdp)?.[1]?.trim()
  const ufrag = valueOf('ice-ufrag')
  const pwd = valueOf('ice-pwd')
  const fingerprint = valueOf('fingerprint')?.match(/^sha-256 ([\dA-F:]+)$/i)?.[1]
  const addresses = sdp
    .split(/\r?\n/)
    .map((line) => line.toLowerCase().split(' '))
    .filter(
      ([name, component, protocol, , , , , type]) =>
        name?.startsWith('a=candidate:') && component === '1' && protocol === 'udp' && type === 'host',
    )
    .map(([, , , , host = '', port]) => ({ host, port: Number(port) }))
    .filter(({ host, port }) => isHost(host) && isPort(port))
    .slice(0, MOST_ADDRESSES)
  if (!ufrag || !pwd || !fingerprint || addresses.length === 0) return undefined
  return { kind, ufrag, pwd, fingerprint: fingerprint.replaceAll(':', '').toLowerCase(), to, addresses }
}

/** Priority of a host candidate (RFC 8445, 5.1.2.1), the first address preferred. */
const priorityOf = (at: number) => 126 * 2 ** 24 + (65_535 - at) * 2 ** 8 + 255

/** The description for a browser: everything else in it is the same for every channel of data. */
export function sdpOfSignal({ kind, ufrag, pwd, fingerprint, addresses }: Signal): string {
  const pairs = fingerprint.toUpperCase().match(/../g) ?? []
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(
      ({ host, port }, at) => `a=candidate:${at + 1} 1 udp ${priorityOf(at)} ${host} ${port} typ host`,
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${pairs.join(':')}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n')
}
