import { useSyncExternalStore } from 'react'
import type { Role } from '@kleinzeug/apix/contract'
import { endpoint, isObject, jsonObject, privateCall } from './api.ts'
import { mayBeSignedIn } from './tokenCookie.ts'

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

/** The current state of the login. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unchecked,
  )

const isRole = (role: unknown): role is Role => role === 'admin' || role === 'user'

/** The user the backend knows by the token cookie; any failure means none. */
async function fetchUser(): Promise<User | undefined> {
  try {
    const response = await fetch(endpoint('/auth/user'), privateCall())
    if (!response.ok) return undefined
    const { user } = await jsonObject(response)
    if (!isObject(user) || typeof user['username'] !== 'string' || !isRole(user['rolename'])) return undefined
    return { name: user['username'], role: user['rolename'] }
  } catch {
    return undefined
  }
}

/** Asks the backend who is signed in. Without a token cookie the answer is known: nobody. */
async function checkSession(): Promise<void> {
  const user = mayBeSignedIn() ? await fetchUser() : undefined
  setSession({ state: 'checked', ...(user && { user }) })
}

/** Carries the news of a login or logout to the other tabs of this site. */
let tabs: BroadcastChannel | undefined

/** Checks the session again after this tab has changed it, and makes the other tabs do so. */
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
