import * as v from 'valibot'

/** What a link carries. */
export interface LinkedLine {
  readonly title: string
  /** The side it is learnt for. */
  readonly side?: 'white' | 'black' | undefined
  readonly pgn: string
}

/** The most that a link may hold, in bytes before compression: a short text can unfold to gigabytes. */
export const mostInLink = 400_000

const linked = v.object({
  title: v.string(),
  side: v.exactOptional(v.picklist(['white', 'black'])),
  pgn: v.string(),
})

/** Bytes of a stream. @returns `undefined` when there are more than `mostInLink` */
async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > mostInLink) {
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
) => collected(new Blob([bytes]).stream().pipeThrough(transform))

/** Packs a line into the text of a link, base64url. @returns `undefined` when it is too long for one */
export async function packLink({ title, side, pgn }: LinkedLine): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify({ title, ...(side && { side }), pgn }))
  if (bytes.length > mostInLink) return undefined
  const packed = await through(bytes, new CompressionStream('deflate-raw'))
  if (!packed) return undefined
  let binary = ''
  for (const byte of packed) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads the text of a link. @returns `undefined` when it is damaged or holds too much */
export async function unpackLink(text: string): Promise<LinkedLine | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    const plain = await through(bytes, new DecompressionStream('deflate-raw'))
    if (!plain) return undefined
    return v.parse(linked, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)))
  } catch {
    return undefined
  }
}
