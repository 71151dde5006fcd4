/** Base64 of RFC 4648. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // In pieces, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

/** @throws DOMException where the text is no Base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
