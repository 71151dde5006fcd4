const encoder = new TextEncoder()

/**
 * Length and hash of a text, such as `5n.1x2k9f3`. A single changed character always changes it. The
 * length (in UTF-16 units) is used to find the text again inside a damaged record.
 *
 * The hash is FNV-1a over the UTF-8 bytes, four at a time with a shift between. Words instead of bytes
 * keep it fast at the start of a page, where it runs uncompiled.
 */
export function checksum(text: string): string {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4) * 4)
  const { written } = encoder.encodeInto(text, bytes)
  const words = new Int32Array(bytes.buffer, 0, Math.ceil(written / 4))
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] ?? 0), 0x01000193)
    hash ^= hash >>> 15
  }
  return `${text.length.toString(36)}.${(hash >>> 0).toString(36)}`
}

/** The text length that a checksum contains. */
export const checkedLength = (sum: string): number => Number.parseInt(sum, 36)
