import { isObject } from '../decode/isObject.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { passphraseKey, ROUNDS } from './passphraseKey.ts'

/** Why a sealed file was not opened. `passphrase`: the file is whole, and the passphrase is another one. */
export type SealRefusal = 'notSealed' | 'newer' | 'damaged' | 'passphrase'

const FORMAT = 'kleinzeug-sealed'
const VERSION = 1
/** More would keep a slow phone busy for minutes. */
const MOST_ROUNDS = 10_000_000

const encoder = new TextEncoder()

/** What is authenticated beside the text: neither the version nor the rounds can be changed unnoticed. */
const headOf = (rounds: number) => encoder.encode(`${FORMAT} ${VERSION} ${rounds}`)

// One passphrase can be typed in several forms of Unicode.
const keyOf = (passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number) =>
  passphraseKey(passphrase.normalize('NFC'), salt, rounds)

/** Tells a damaged file from a wrong passphrase; what is authentic, only the key tells. */
async function sumOf(...parts: readonly Uint8Array<ArrayBuffer>[]) {
  const all = new Uint8Array(await new Blob([...parts]).arrayBuffer())
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', all)))
}

/** Encrypts a text with a passphrase; the README describes the format. */
export async function sealFile(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const head = headOf(ROUNDS)
  const key = await keyOf(passphrase, salt, ROUNDS)
  const parameters = { name: 'AES-GCM', iv, additionalData: head }
  const data = new Uint8Array(await crypto.subtle.encrypt(parameters, key, encoder.encode(text)))
  const file = {
    [FORMAT]: VERSION,
    rounds: ROUNDS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    sum: await sumOf(head, salt, iv, data),
    data: toBase64(data),
  }
  return `${JSON.stringify(file)}\n`
}

/** Whether a file says of itself that it is sealed; it may be cut or damaged all the same. */
const isSealed = (text: string): boolean => text.slice(0, 200).includes(`"${FORMAT}"`)

/** Version, rounds and bytes of a file; a text that is no JSON or no Base64 throws. */
function partsOf(text: string) {
  const file: unknown = JSON.parse(text)
  if (!isObject(file)) throw new TypeError('no object')
  const { [FORMAT]: version, rounds, sum } = file
  const [salt, iv, data] = ['salt', 'iv', 'data'].map((name) => fromBase64(String(file[name])))
  if (!salt || !iv || !data || typeof rounds !== 'number') throw new TypeError('incomplete')
  return { version, rounds, sum, salt, iv, data }
}

const versionOf = (text: string) => Number(new RegExp(`"${FORMAT}":\\s*(\\d+)`).exec(text)?.[1])

/** Decrypts what `sealFile` made, or says why not. Never throws; a file that was changed gives nothing. */
export async function openSealedFile(
  text: string,
  passphrase: string,
): Promise<{ readonly text: string } | { readonly refused: SealRefusal }> {
  if (!isSealed(text)) return { refused: 'notSealed' }
  // A newer version may hold anything else.
  if (versionOf(text) > VERSION) return { refused: 'newer' }
  let file: ReturnType<typeof partsOf>
  try {
    file = partsOf(text)
    const { version, rounds, salt, iv, data, sum } = file
    if (version !== VERSION || !(Number.isInteger(rounds) && rounds > 0 && rounds <= MOST_ROUNDS))
      return { refused: 'damaged' }
    if ((await sumOf(headOf(rounds), salt, iv, data)) !== sum) return { refused: 'damaged' }
  } catch {
    return { refused: 'damaged' }
  }
  try {
    const { rounds, salt, iv, data } = file
    const key = await keyOf(passphrase, salt, rounds)
    const parameters = { name: 'AES-GCM', iv, additionalData: headOf(rounds) }
    return { text: new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, data)) }
  } catch {
    return { refused: 'passphrase' }
  }
}
