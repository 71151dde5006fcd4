/** Crockford's Base32: no I, L, O and U, so that a share can be read off paper. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4
const CHECK_BYTES = 2

/** FNV-1a, folded to so many bytes: finds slips of the pen, and protects against nobody. */
function checkOf(bytes: Uint8Array, length: number) {
  let hash = 0x81_1c_9d_c5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return Uint8Array.from({ length }, (_, at) => (hash >>> (8 * at)) & 0xff)
}

const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Bytes with their check behind them. */
const withCheck = (bytes: Uint8Array, length: number) => joined(bytes, checkOf(bytes, length))

function withoutCheck(bytes: Uint8Array, length: number): Uint8Array | undefined {
  if (bytes.length <= length) return undefined
  const content = bytes.slice(0, -length)
  return checkOf(content, length).every((byte, at) => byte === bytes[content.length + at])
    ? content
    : undefined
}

/** A share as it stands on paper: groups of four signs. */
export function writeShare(share: Uint8Array): string {
  let [signs, buffer, bits] = ['', 0, 0]
  for (const byte of withCheck(share, CHECK_BYTES)) {
    buffer = (buffer << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) signs += SIGNS.charAt((buffer >>> (bits - 5)) & 31)
    buffer &= (1 << bits) - 1
  }
  if (bits > 0) signs += SIGNS.charAt((buffer << (5 - bits)) & 31)
  return signs.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? ''
}

/** The share of a text; `undefined` where a sign is wrong or missing. */
export function readShare(text: string): Uint8Array | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0')
  const bytes: number[] = []
  let [buffer, bits] = [0, 0]
  for (const sign of signs) {
    const value = SIGNS.indexOf(sign)
    if (value === -1) return undefined
    buffer = (buffer << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push(buffer >>> bits)
      buffer &= (1 << bits) - 1
    }
  }
  return withoutCheck(Uint8Array.from(bytes), CHECK_BYTES)
}

/** How many shares are made, and how many of them give the password. */
export const SHARES = 3
export const NEEDED = 2
const SECRET_CHECK = 4

/** Splits a password into three shares of which any two give it, and one alone tells only its length (Shamir). */
export async function splitPassword(password: string): Promise<readonly string[]> {
  const { split } = await import('shamir-secret-sharing')
  const secret = withCheck(new TextEncoder().encode(password), SECRET_CHECK)
  return (await split(secret, SHARES, NEEDED)).map(writeShare)
}

/** Why shares give no password: one cannot be read, or they do not belong together. */
export type ShareProblem =
  | { readonly kind: 'unreadable'; readonly place: number }
  | { readonly kind: 'apart' }

export const isShareProblem = (result: string | ShareProblem): result is ShareProblem =>
  typeof result !== 'string'

/** The password of two shares. */
export async function joinShares(texts: readonly string[]): Promise<string | ShareProblem> {
  const shares: Uint8Array[] = []
  for (const [place, text] of texts.entries()) {
    const share = readShare(text)
    if (!share) return { kind: 'unreadable', place }
    shares.push(share)
  }
  const { combine } = await import('shamir-secret-sharing')
  // It refuses shares of different lengths, and one that is given twice.
  const secret = await combine(shares).catch(() => undefined)
  const content = secret && withoutCheck(secret, SECRET_CHECK)
  return content ? new TextDecoder().decode(content) : { kind: 'apart' }
}
