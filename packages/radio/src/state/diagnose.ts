import { reasonOfResponse, type Reason } from '../model/reason.ts'

interface Request {
  readonly url: string
  readonly fetchFn: typeof fetch
  /** In ms. */
  readonly timeout: number
}

/**
 * Requests an address; its body is aborted once `read` is done with it.
 *
 * @throws when there is no response that this page may see
 */
async function request<T>(
  { url, fetchFn, timeout }: Request,
  init: RequestInit,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    const response = await fetchFn(url, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    clearTimeout(timer)
    return await read(response)
  } finally {
    clearTimeout(timer)
    // The body of a stream does not end.
    controller.abort()
  }
}

// Redirects are not followed: a loop would cost twenty requests more.
const withoutRedirects: RequestInit = { mode: 'cors', redirect: 'manual' }

const isRedirect = ({ type }: Response) => type === 'opaqueredirect'

/** Whether an address responds, to one request, with something other than a redirect, and shows it to this page. */
export const respondsItself = (asked: Request): Promise<boolean> =>
  request(asked, withoutRedirects, (response) => !isRedirect(response)).catch(() => false)

type Outcome = 'answered' | 'failed' | 'timedOut'

/** Whether an address responds at all, which needs no permission of its host. Redirects are followed. */
const outcomeOf = (asked: Request): Promise<Outcome> =>
  request<Outcome>(asked, { mode: 'no-cors' }, () => 'answered').catch((error: unknown) =>
    isTimeout(error) ? 'timedOut' : 'failed',
  )

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Why an address failed whose host shows nothing to this page; one that answers elsewhere redirects it to nowhere. */
async function diagnoseOpaque(asked: Request): Promise<Reason> {
  const outcome = await outcomeOf(asked)
  if (outcome === 'answered') return 'unplayable'
  const beside = new URL('.', asked.url).href
  if (outcome === 'timedOut' || beside === asked.url.replace(/\?.*/, '')) return 'unreachable'
  return (await outcomeOf({ ...asked, url: beside })) === 'answered' ? 'redirect' : 'unreachable'
}

async function reasonOf(response: Response): Promise<Reason> {
  if (isRedirect(response)) return 'redirect'
  const reason = reasonOfResponse(response.status, response.headers.get('content-type') ?? '')
  if (reason !== 'undecodable') return reason
  // Loaded with the first such station; offline, the declared type has to do.
  return import('./listen.ts').then(
    ({ listen }) => listen(response),
    () => reason,
  )
}

/**
 * Finds the reason why a stream did not play: the `<audio>` element has one error code for "no connection",
 * "404" and "not audio". Hosts that allow it (CORS) show status and type of their response; of the others a
 * request without CORS still tells whether they respond at all.
 */
export async function diagnose(asked: Request): Promise<Reason> {
  try {
    return await request(asked, withoutRedirects, reasonOf)
  } catch (error) {
    // The same request without CORS would take as long.
    return isTimeout(error) ? 'unreachable' : diagnoseOpaque(asked)
  }
}
