import { useSyncExternalStore } from 'react'
import { apiRoot } from '../site.config.ts'
import { fieldOf } from './fieldOf.ts'

export type Role = 'admin' | 'user'

export interface User {
  readonly name: string
  readonly role: Role
}

/** The state of the login: not asked yet, or asked, with or without a user. */
export type Session = { readonly state: 'unchecked' } | { readonly state: 'checked'; readonly user?: User }

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

/** Address of one of the backend's calls. */
export const endpoint = (path: string) => `${apiRoot}${path}`

/** In development the page and the backend are different origins, so the cookie has to be sent along. */
export const credentials: RequestCredentials = import.meta.env.DEV ? 'include' : 'same-origin'

/** The user the backend knows by the token cookie; any failure means none. */
async function fetchUser(): Promise<User | undefined> {
  try {
    const response = await fetch(endpoint('/auth/user'), { credentials, cache: 'no-store' })
    if (!response.ok) return undefined
    const user = fieldOf(await response.json(), 'user')
    const name = fieldOf(user, 'username')
    const role = fieldOf(user, 'rolename')
    return typeof name === 'string' && isRole(role) ? { name, role } : undefined
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

/** Asks anew who is signed in, here and in the other tabs, after this tab has changed it. */
export async function changeSession(): Promise<Session> {
  await checkSession()
  tabs?.postMessage('changed')
  return session
}

/** Checks the login, now and whenever another tab has changed it. */
export async function followSession(): Promise<void> {
  tabs = new BroadcastChannel('session')
  tabs.addEventListener('message', () => void checkSession())
  await checkSession()
}
