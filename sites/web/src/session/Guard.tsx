import type { Role } from '@kleinzeug/apix/contract'
import { Navigate, useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { PageTitle } from '../pages/PageTitle.tsx'
import { sessionLabels as labels } from './labels.ts'
import { useSession, type User } from './session.ts'

interface GuardProps {
  /** The heading while there is nothing else to show. */
  title: string
  /** Who may see the page. */
  roles: readonly Role[]
  children: (user: User) => ReactNode
}

/** Shows a page to the roles it is for; whoever is not signed in is sent to the login and back. */
export function Guard({ title, roles, children }: GuardProps) {
  const session = useSession()
  // Where the visitor wanted to go, not where the redirect is taking them meanwhile.
  const [here] = useState(useLocation({ select: ({ href }) => href }))

  if (session.state === 'unchecked')
    return (
      <div data-react="">
        <PageTitle title={title} lead={labels.checking} />
      </div>
    )
  if (!session.user) return <Navigate to="/login" search={{ zu: here }} replace />
  if (!roles.includes(session.user.role))
    return <PageTitle title={title} lead={labels.otherRole(session.user.name)} />
  return children(session.user)
}
