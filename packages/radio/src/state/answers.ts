/**
 * Whether a server answers under an address at all: what tells "nobody there" from "not audio".
 * The answer's content stays closed to us (no CORS needed) and is not read.
 *
 * @param fetchIt the browser's `fetch`
 * @param patience how long to wait for an answer, in ms
 */
export async function answers(url: string, fetchIt: typeof fetch, patience: number): Promise<boolean> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience)
  try {
    await fetchIt(url, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
