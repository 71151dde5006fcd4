// AES-GCM with a key from a code by PBKDF2, both of the platform's Web Cryptography.
import { randomBelow, type RandomSource } from '@kleinzeug/random'
import { passphraseKey } from '@kleinzeug/storage/sealed'

const SALT = 16
const NONCE = 12

/** Letters and digits that are not mistaken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code to be told: three groups of four signs, 59 bits. */
export const makeCode = (random?: RandomSource) =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomBelow(letters.length, random)]).join(''),
  ).join('-')

// A code is typed as one likes: without hyphens, in capitals.
const keyOf = (code: string, salt: Uint8Array<ArrayBuffer>) =>
  passphraseKey(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), salt)

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** A text that only the code opens, in signs of an address. */
export async function seal(text: string, code: string): Promise<string> {
  const head = crypto.getRandomValues(new Uint8Array(SALT + NONCE))
  const key = await keyOf(code, head.slice(0, SALT))
  const hidden = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: head.slice(SALT) },
    key,
    new TextEncoder().encode(text),
  )
  return toText(new Uint8Array([...head, ...new Uint8Array(hidden)]))
}

/** @returns `undefined` for a wrong code and for a damaged text, which cannot be told apart */
export async function unseal(sealed: string, code: string): Promise<string | undefined> {
  try {
    const bytes = toBytes(sealed)
    const key = await keyOf(code, bytes.slice(0, SALT))
    const iv = bytes.slice(SALT, SALT + NONCE)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(SALT + NONCE))
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}
