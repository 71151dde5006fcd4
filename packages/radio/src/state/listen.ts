import { reasonOfBytes } from '../model/soundOfBytes.ts'
import type { Reason } from '../model/reason.ts'

/** How long a body is read, in ms, and how much of it, in bytes. */
const readFor = 2_000
const enough = 16_384

/** Reads the beginning of a response that is declared as audio, and tells why it does not play. */
export async function listen(response: Response): Promise<Reason> {
  const reader = response.body?.getReader()
  if (!reader) return 'silent'
  const bytes = new Uint8Array(enough)
  const startedAt = performance.now()
  let received = 0
  const timedOut = new Promise<undefined>((resolve) => void setTimeout(resolve, readFor))
  while (received < enough) {
    const chunk = await Promise.race([reader.read(), timedOut])
    if (!chunk?.value) break
    const part = chunk.value.subarray(0, enough - received)
    bytes.set(part, received)
    received += part.length
  }
  return reasonOfBytes(bytes.subarray(0, received), (performance.now() - startedAt) / 1_000)
}
