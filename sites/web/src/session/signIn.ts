import { httpOnly } from '@kleinzeug/apix/contract'
import { apiRoot } from '../site.config.ts'
import { endpoint, jsonObject, privateCall } from './api.ts'
import type { SessionStore } from './session.ts'
import { deleteToken, storeToken } from './tokenCookie.ts'
import { isTokenHttpOnly } from './tokenPresence.ts'

/** How a login ended. `later` is an outage or a limit: the password may be right. */
export type SignInResult = 'signed-in' | 'refused' | 'later'

/** A login that the backend can do. */
interface LoginOffer {
  /** Whether it takes a POST, which keeps the password out of addresses. */
  readonly post: boolean
  /** Whether it sets the token's cookie itself, HttpOnly. */
  readonly cookie: boolean
}

/** Answers that say something about the moment and nothing about the request. */
const isTemporary = ({ status }: Response) => status >= 500 || [408, 425, 429].includes(status)

/**
 * Asks the backend which login it takes. One that is reachable and announces nothing keeps the bare
 * contract, whatever its answer is, and gets the specified query.
 *
 * @returns undefined when that cannot be told now; the password must not be sent then
 * @throws when the backend cannot be reached
 */
async function loginOffer(): Promise<LoginOffer | undefined> {
  const response = await fetch(apiRoot, privateCall())
  if (isTemporary(response)) return undefined
  const { login, cookie } = await jsonObject(response)
  const post = Array.isArray(login) && login.includes('post')
  return { post, cookie: post && cookie === httpOnly }
}

function requestLogin({ post, cookie }: LoginOffer, user: string, pass: string): Promise<Response> {
  if (!post) return fetch(endpoint(`/auth/login?${new URLSearchParams({ user, pass })}`), privateCall())
  return fetch(endpoint('/auth/login'), {
    ...privateCall(),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, pass, ...(cookie && { cookie: httpOnly }) }),
  })
}

async function requestToken(user: string, pass: string): Promise<SignInResult> {
  try {
    const offer = await loginOffer()
    if (!offer) return 'later'
    const response = await requestLogin(offer, user, pass)
    if (isTemporary(response)) return 'later'
    const { token, cookie } = await jsonObject(response)
    if (!response.ok) return 'refused'
    if (offer.cookie && cookie === httpOnly) return 'signed-in'
    if (typeof token !== 'string' || !token) return 'refused'
    storeToken(token)
    return 'signed-in'
  } catch {
    return 'later'
  } finally {
    // An address with a password in it would stay readable for any script in Resource Timing, where
    // it is entered a moment after the answer has been read.
    await new Promise((resolve) => setTimeout(resolve))
    performance.clearResourceTimings()
  }
}

/** Signs in: gets a token, keeps it in the cookie and asks whose it is. */
export async function signIn(store: SessionStore, user: string, pass: string): Promise<SignInResult> {
  const result = await requestToken(user, pass)
  const session = await store.change()
  if (session.state === 'checked' && session.user) return 'signed-in'
  return result === 'signed-in' ? 'later' : result
}

/** Revokes the token; false when the backend could not be reached and only it can delete the token. */
export async function signOut(store: SessionStore): Promise<boolean> {
  const answered = await fetch(endpoint('/auth/logout'), { ...privateCall(), method: 'POST' }).catch(
    () => undefined,
  )
  if (!answered?.ok && isTokenHttpOnly()) return false
  deleteToken()
  await store.change()
  return true
}
