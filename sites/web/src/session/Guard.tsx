import { Navigate, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom, sessionStore, type Role, type User } from './session.ts'

interface GuardProps {
  /** Who may see the page. */
  roles: readonly Role[]
  children: (user: User) => ReactNode
}

/** Shows a page to the roles it is for; whoever is not signed in is sent to the login and back. */
export function Guard({ roles, children }: GuardProps) {
  const session = useAtomValue(sessionAtom, { store: sessionStore })
  const here = useLocation({ select: ({ href }) => href })

  if (session.state === 'unchecked') return <p>Die Anmeldung wird geprüft …</p>
  if (!session.user) return <Navigate to="/login" search={{ zu: here }} replace />
  if (!roles.includes(session.user.role))
    return (
      <p>
        Du bist als {session.user.name} angemeldet. Diese Seite ist für eine andere Rolle gedacht; mit deiner
        lässt sie sich nicht öffnen.
      </p>
    )
  return children(session.user)
}
