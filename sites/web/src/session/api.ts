import { isObject } from '@kleinzeug/storage/decode'
import { apiRoot } from '../site.config.ts'

/** Address of one of the backend's calls. */
export const endpoint = (path: string) => `${apiRoot}${path}`

/** In development the page and the backend are different origins, so the cookie has to be sent along. */
export const credentials: RequestCredentials = import.meta.env.DEV ? 'include' : 'same-origin'

/** How long an answer of the backend is waited for, in milliseconds. */
const timeout = 10_000

/** Options of every call about the login: no copy in a cache, no referrer, no endless wait. */
export const privateCall = (): RequestInit => ({
  credentials,
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  signal: AbortSignal.timeout(timeout),
})

/** The JSON object of an answer, else an empty one. Throws when the connection breaks. */
export async function jsonObject(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text()
  try {
    const data: unknown = JSON.parse(text)
    return isObject(data) ? data : {}
  } catch {
    return {}
  }
}
