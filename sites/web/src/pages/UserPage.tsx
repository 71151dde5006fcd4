import { Button } from '@kleinzeug/ui'
import { lazy, Suspense } from 'react'
import type { User } from '../session/session.ts'
import { signOut } from '../session/signIn.ts'
import { PageTitle } from './PageTitle.tsx'

const Visits = lazy(() => import('./visits/Visits.tsx').then((module) => ({ default: module.Visits })))

const roleNames = { admin: 'Verwaltung', user: 'Nutzer' }

/** Name and role of who is signed in; for admins the visits. */
export function UserPage({ user }: { user: User }) {
  return (
    <>
      <PageTitle legend="Angemeldet" title={user.name} lead={`Rolle: ${roleNames[user.role]}`} />
      <Button onClick={() => void signOut()}>Abmelden</Button>
      {user.role === 'admin' && (
        <Suspense fallback={<p>Die Besuche werden geholt …</p>}>
          <Visits />
        </Suspense>
      )}
    </>
  )
}
