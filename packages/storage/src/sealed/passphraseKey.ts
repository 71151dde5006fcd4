/** Rounds of PBKDF2 with SHA-256, as OWASP recommends (Password Storage Cheat Sheet). */
export const ROUNDS = 600_000

/**
 * The AES-GCM key of a passphrase, by PBKDF2 with SHA-256.
 *
 * @param passphrase in the one form that it is to be typed in; what counts as the same is the caller's to decide
 */
export async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations = ROUNDS,
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase)
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
