import type { Role } from '@kleinzeug/apix/contract'
import { mark, reactMark } from '../page/marks.ts'
import { Navigate, useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { PageTitle } from './parts/PageTitle.tsx'
import { WithoutScript } from './parts/WithoutScript.tsx'
import { withoutScriptLabels } from './parts/withoutScriptLabels.ts'
import { sessionLabels as labels } from './guardLabels.ts'
import { useSession } from '../page/useSession.ts'
import type { User } from '../session/fetchUser.ts'

interface GuardProps {
  /** The heading while there is nothing else to show. */
  title: string
  /** Who may see the page. */
  roles: readonly Role[]
  children: (user: User) => ReactNode
}

/** Shows a page to users of certain roles; others are redirected to the login and back. */
export function Guard({ title, roles, children }: GuardProps) {
  const session = useSession()
  // The first location: during the redirect, the current one is the login already.
  const [here] = useState(useLocation({ select: ({ href }) => href }))

  if (session.state === 'unchecked')
    return (
      <div {...mark(reactMark)}>
        <PageTitle title={title} lead={labels.checking} />
        <WithoutScript text={withoutScriptLabels.user} />
      </div>
    )
  if (!session.user) return <Navigate to="/login" search={{ zu: here }} replace />
  if (!roles.includes(session.user.role))
    return <PageTitle title={title} lead={labels.otherRole(session.user.name)} />
  return children(session.user)
}
