import { listeners } from '@kleinzeug/storage/listeners'
import type { User } from './fetchUser.ts'
import { mayBeSignedIn } from './tokenPresence.ts'

/** The state of the login: not asked yet, or asked, with or without a user. */
export type Session = { readonly state: 'unchecked' } | { readonly state: 'checked'; readonly user?: User }

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

/** Few visitors are ever signed in: what asks for the user is loaded for them alone. On any failure there is none. */
const fetchUser = () =>
  import('./fetchUser.ts').then((module) => module.fetchUser()).catch((): undefined => undefined)

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
