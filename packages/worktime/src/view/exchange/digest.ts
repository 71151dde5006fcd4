import type { Digest } from '../../model/exchange/proof.ts'

/** SHA-256 by the browser, also offline. */
export const digest: Digest = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
