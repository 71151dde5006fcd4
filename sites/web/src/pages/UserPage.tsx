import { Button } from '@kleinzeug/ui'
import { lazy, Suspense } from 'react'
import { page } from '../page/page.ts'
import type { User } from '../session/session.ts'
import { signOut } from '../session/signIn.ts'
import { PageTitle } from './parts/PageTitle.tsx'
import { visitLabels } from './visits/labels.ts'
import { userLabels as labels } from './userLabels.ts'

const Visits = lazy(() => import('./visits/Visits.tsx').then((module) => ({ default: module.Visits })))

/** Name and role of who is signed in; for admins the visits. */
export function UserPage({ user }: { user: User }) {
  return (
    <>
      <PageTitle legend={labels.signedIn} title={user.name} lead={labels.role[user.role]} />
      <Button onClick={() => void signOut(page.session)}>{labels.signOut}</Button>
      {user.role === 'admin' && (
        <Suspense fallback={<p>{visitLabels.loading}</p>}>
          <Visits />
        </Suspense>
      )}
    </>
  )
}
