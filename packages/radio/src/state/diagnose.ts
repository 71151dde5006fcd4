import { reasonOfAnswer, type Reason } from '../model/reason.ts'

/**
 * Asks a server that gave no sound for the reason: the `<audio>` element calls "nobody there", "404"
 * and "not audio" by one number. Hosts that allow it (CORS) show status and type of their answer; of
 * the others it can still be told whether they answer at all. Nothing of the answer's body is read.
 *
 * @param fetchIt the browser's `fetch`
 * @param patience how long to wait for each answer, in ms
 */
export async function diagnose(url: string, fetchIt: typeof fetch, patience: number): Promise<Reason> {
  const ask = async (mode: RequestMode): Promise<Reason> => {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), patience)
    try {
      const { type, status, headers } = await fetchIt(url, {
        mode,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: abort.signal,
      })
      return type === 'opaque' ? 'notAudio' : reasonOfAnswer(status, headers.get('content-type') ?? '')
    } finally {
      clearTimeout(timer)
      // A stream would go on and on.
      abort.abort()
    }
  }
  try {
    return await ask('cors')
  } catch {
    return ask('no-cors').catch(() => 'unreachable')
  }
}
