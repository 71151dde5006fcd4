import { apiRoot } from '../site.config.ts'
import { fieldOf } from './fieldOf.ts'
import { credentials, endpoint, type SessionStore } from './session.ts'

/** How long a login lasts in this browser, in seconds. */
const tokenLifetime = 3 * 24 * 60 * 60

/**
 * Whether the backend accepts the login as a POST, which keeps the password out of URLs. Ours
 * says so at its root; one that implements only the specification gets query parameters.
 */
async function takesPost(): Promise<boolean> {
  try {
    const response = await fetch(apiRoot, { cache: 'no-store' })
    const login = fieldOf(await response.json(), 'login')
    return Array.isArray(login) && login.includes('post')
  } catch {
    return false
  }
}

async function requestToken(user: string, pass: string): Promise<string | undefined> {
  const common: RequestInit = { credentials, cache: 'no-store', referrerPolicy: 'no-referrer' }
  try {
    const response = (await takesPost())
      ? await fetch(endpoint('/auth/login'), {
          ...common,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ user, pass }),
        })
      : await fetch(endpoint(`/auth/login?${new URLSearchParams({ user, pass })}`), common)
    const token = fieldOf(await response.json(), 'token')
    return response.ok && typeof token === 'string' && token ? token : undefined
  } catch {
    // Unreachable or an unknown answer: the visitor stays signed out.
    return undefined
  } finally {
    // A URL with a password would stay readable for any script in the Resource Timing buffer, where
    // the browser enters it in a task after the answer was read.
    await new Promise((resolve) => setTimeout(resolve))
    performance.clearResourceTimings()
  }
}

/**
 * Signs in: requests a token, stores it in the cookie and fetches the user.
 *
 * @returns whether a user is known now
 */
export async function signIn(store: SessionStore, user: string, pass: string): Promise<boolean> {
  const token = await requestToken(user, pass)
  if (token) storeToken(token, tokenLifetime)
  const session = await store.change()
  return session.state === 'checked' && session.user !== undefined
}

/** Revokes the token at the backend and deletes the cookie. */
export async function signOut(store: SessionStore): Promise<void> {
  await fetch(endpoint('/auth/logout'), { method: 'POST', credentials }).catch(() => undefined)
  storeToken('', 0)
  await store.change()
}

function storeToken(token: string, seconds: number) {
  const domain = import.meta.env.DEV ? '; domain=localhost' : ''
  document.cookie = `token=${encodeURIComponent(token)}; max-age=${seconds}; path=/; secure; samesite=strict${domain}`
}
