import { reasonOfResponse, type Reason } from '../model/reason.ts'

/**
 * Finds the reason why a stream did not play: the `<audio>` element has one error code for "no connection",
 * "404" and "not audio". Hosts that allow it (CORS) show status and type of their response; of the others a
 * request without CORS still tells whether they respond at all. No body is read.
 *
 * @param fetchFn the browser's `fetch`
 * @param timeout of each request, in ms
 */
export async function diagnose(url: string, fetchFn: typeof fetch, timeout: number): Promise<Reason> {
  const request = async (init: RequestInit): Promise<Reason> => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeout)
    try {
      const { type, status, headers } = await fetchFn(url, {
        ...init,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: controller.signal,
      })
      if (type === 'opaqueredirect') return 'redirect'
      if (type === 'opaque') return 'unplayable'
      return reasonOfResponse(status, headers.get('content-type') ?? '')
    } finally {
      clearTimeout(timer)
      // The body of a stream does not end.
      controller.abort()
    }
  }
  try {
    // Redirects are not followed: the element did so already, and a loop would cost twenty requests more.
    return await request({ mode: 'cors', redirect: 'manual' })
  } catch {
    return request({ mode: 'no-cors' }).catch(() => 'unreachable')
  }
}
