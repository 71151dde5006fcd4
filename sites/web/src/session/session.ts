import type { Role } from '@kleinzeug/apix/contract'
import { isObject } from '@kleinzeug/storage/decode'
import { listeners } from '@kleinzeug/storage/listeners'
import { endpoint, jsonObject, privateCall } from './api.ts'
import { mayBeSignedIn } from './tokenPresence.ts'

export type { Role }

export interface User {
  readonly name: string
  readonly role: Role
}

/** The state of the login: not asked yet, or asked, with or without a user. */
export type Session = { readonly state: 'unchecked' } | { readonly state: 'checked'; readonly user?: User }

const isRole = (role: unknown): role is Role => role === 'admin' || role === 'user'

/** The user of the token cookie; on any failure none. */
async function fetchUser(): Promise<User | undefined> {
  try {
    const response = await fetch(endpoint('/auth/user'), privateCall())
    if (!response.ok) return undefined
    const { user } = await jsonObject(response)
    if (!isObject(user)) return undefined
    const { username: name, rolename: role } = user
    return typeof name === 'string' && isRole(role) ? { name, role } : undefined
  } catch {
    return undefined
  }
}

export interface SessionStore {
  readonly read: () => Session
  readonly subscribe: (onChange: () => void) => () => void
  /** Checks the login, now and whenever another tab has changed it. */
  readonly follow: () => Promise<void>
  /** Checks the login here and in the other tabs, after this tab has changed it. */
  readonly change: () => Promise<Session>
}

/** What is known before the login is checked. */
export const unchecked: Session = { state: 'unchecked' }

export function createSession(): SessionStore {
  let session: Session = unchecked
  let tabs: BroadcastChannel | undefined
  const changes = listeners()

  async function check() {
    // Without a token cookie nobody is signed in, and no request is needed.
    const user = mayBeSignedIn() ? await fetchUser() : undefined
    session = { state: 'checked', ...(user && { user }) }
    changes.call()
    return session
  }

  return {
    read: () => session,
    subscribe: changes.add,
    follow: async () => {
      tabs = new BroadcastChannel('session')
      tabs.addEventListener('message', () => void check())
      await check()
    },
    change: async () => {
      await check()
      tabs?.postMessage('changed')
      return session
    },
  }
}
