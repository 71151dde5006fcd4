import { reasonOfResponse, type Reason } from '../model/reason.ts'

interface Request {
  readonly url: string
  readonly fetchFn: typeof fetch
  /** In ms. */
  readonly timeout: number
}

/** Requests an address without reading the body. @throws when there is no response that this page may see */
async function request({ url, fetchFn, timeout }: Request, init: RequestInit): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    return await fetchFn(url, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
  } finally {
    clearTimeout(timer)
    // The body of a stream does not end.
    controller.abort()
  }
}

// Redirects are not followed: a loop would cost twenty requests more.
const withoutRedirects: RequestInit = { mode: 'cors', redirect: 'manual' }

const isRedirect = ({ type }: Response) => type === 'opaqueredirect'

/**
 * Whether an address responds with something other than a redirect, which it shows to this page if its host
 * allows it (CORS). One request.
 */
export const respondsItself = (asked: Request): Promise<boolean> =>
  request(asked, withoutRedirects).then(
    (response) => !isRedirect(response),
    () => false,
  )

/**
 * Finds the reason why a stream did not play: the `<audio>` element has one error code for "no connection",
 * "404" and "not audio". Hosts that allow it (CORS) show status and type of their response; of the others a
 * request without CORS still tells whether they respond at all.
 */
export async function diagnose(asked: Request): Promise<Reason> {
  try {
    const response = await request(asked, withoutRedirects)
    if (isRedirect(response)) return 'redirect'
    return reasonOfResponse(response.status, response.headers.get('content-type') ?? '')
  } catch (error) {
    // The same request without CORS would take as long.
    if (error instanceof DOMException && error.name === 'AbortError') return 'unreachable'
    return request(asked, { mode: 'no-cors' }).then(
      () => 'unplayable',
      () => 'unreachable',
    )
  }
}
