import { useSyncExternalStore } from 'react'
import { unchecked, type Session } from '../session/session.ts'
import { page } from './page.ts'

/** The current state of the login. */
export const useSession = (): Session =>
  useSyncExternalStore(page.session.subscribe, page.session.read, () => unchecked)
