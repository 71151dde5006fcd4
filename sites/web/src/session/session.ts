import { useSyncExternalStore } from 'react'
import { apiRoot } from '../site.config.ts'

export type Role = 'admin' | 'user'

export interface User {
  readonly name: string
  readonly role: Role
}

/** The state of the login: not asked yet, or asked, with or without a user. */
export type Session = { readonly state: 'unchecked' } | { readonly state: 'checked'; readonly user?: User }

const tokenLifetime = 3 * 24 * 60 * 60

const unchecked: Session = { state: 'unchecked' }
let session: Session = unchecked
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function setSession(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** The present state of the login. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unchecked,
  )

const isRole = (role: unknown): role is Role => role === 'admin' || role === 'user'

const endpoint = (path: string) => `${apiRoot}${path}`

/** In development the page and the backend are different origins, so the cookie has to be sent along. */
const credentials: RequestCredentials = import.meta.env.DEV ? 'include' : 'same-origin'

/** The user the backend knows by the token cookie; any failure means none. */
async function fetchUser(): Promise<User | undefined> {
  try {
    const response = await fetch(endpoint('/auth/user'), { credentials, cache: 'no-store' })
    if (!response.ok) return undefined
    const { user } = (await response.json()) as { user?: { username?: unknown; rolename?: unknown } }
    if (typeof user?.username !== 'string' || !isRole(user.rolename)) return undefined
    return { name: user.username, role: user.rolename }
  } catch {
    return undefined
  }
}

/** Asks the backend who is signed in. Without a token cookie there is nobody to ask for. */
async function checkSession(): Promise<void> {
  const user = document.cookie.includes('token=') ? await fetchUser() : undefined
  setSession({ state: 'checked', ...(user && { user }) })
}

/** Tabs of this site tell each other when somebody signs in or out. */
let tabs: BroadcastChannel | undefined

/** Checks the login, now and whenever another tab has changed it. */
export async function followSession(): Promise<void> {
  tabs = new BroadcastChannel('session')
  tabs.addEventListener('message', () => void checkSession())
  await checkSession()
}

/**
 * Whether the backend takes the login as a POST, which keeps the password out of addresses. Ours
 * says so at its root; one that only keeps the bare contract does not, and gets the query.
 */
async function takesPost(): Promise<boolean> {
  try {
    const response = await fetch(apiRoot, { cache: 'no-store' })
    const { login } = (await response.json()) as { login?: unknown }
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
    const { token } = (await response.json()) as { token?: unknown }
    return response.ok && typeof token === 'string' && token ? token : undefined
  } catch {
    // Not reachable or not understood: not signed in, which is what the state will say.
    return undefined
  } finally {
    // An address with a password in it would stay readable for any script in Resource Timing, where
    // it is entered a moment after the answer has been read.
    await new Promise((resolve) => setTimeout(resolve))
    performance.clearResourceTimings()
  }
}

/**
 * Signs in: gets a token, keeps it in the cookie and asks who that is.
 *
 * @returns whether a user is known now
 */
export async function signIn(user: string, pass: string): Promise<boolean> {
  const token = await requestToken(user, pass)
  if (token) storeToken(token, tokenLifetime)
  await checkSession()
  tabs?.postMessage('changed')
  return session.state === 'checked' && session.user !== undefined
}

/** Makes the token worthless at the backend and forgets it in this browser. */
export async function signOut(): Promise<void> {
  await fetch(endpoint('/auth/logout'), { method: 'POST', credentials }).catch(() => undefined)
  storeToken('', 0)
  await checkSession()
  tabs?.postMessage('changed')
}

function storeToken(token: string, seconds: number) {
  const domain = import.meta.env.DEV ? '; domain=localhost' : ''
  document.cookie = `token=${encodeURIComponent(token)}; max-age=${seconds}; path=/; secure; samesite=strict${domain}`
}
