/** Bytes of a stream. @returns `undefined` when there are more than `limit`: a short text can unfold to gigabytes */
async function collected(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > limit) {
      await reader.cancel()
      return undefined
    }
    parts.push(new Uint8Array(value))
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  transform: ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>,
  limit: number,
) => collected(new Blob([bytes]).stream().pipeThrough(transform), limit)

/**
 * Packs a text for the fragment of an address, which no server sees: compressed, in base64url.
 *
 * @param limit the most that it may hold, in bytes before compression
 * @returns `undefined` when it holds more
 */
export async function packText(text: string, limit: number): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > limit) return undefined
  const packed = await through(bytes, new CompressionStream('deflate-raw'), limit)
  if (!packed) return undefined
  let binary = ''
  for (const byte of packed) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Unpacks what `packText` has packed.
 *
 * @param limit the most that it may hold, in bytes
 * @returns `undefined` when it is damaged or holds more
 */
export async function unpackText(text: string, limit: number): Promise<string | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    const plain = await through(bytes, new DecompressionStream('deflate-raw'), limit)
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return undefined
  }
}
