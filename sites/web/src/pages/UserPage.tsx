import { Button, Notice } from '@kleinzeug/ui'
import { lazy, Suspense, useState } from 'react'
import { page } from '../page/page.ts'
import type { User } from '../session/fetchUser.ts'
import { signOut } from '../session/signIn.ts'
import { PageTitle } from './parts/PageTitle.tsx'
import { sessionListLabels } from './sessions/labels.ts'
import { visitLabels } from './visits/labels.ts'
import { userLabels as labels } from './userLabels.ts'

const Sessions = lazy(() => import('./sessions/Sessions.tsx'))
const Visits = lazy(() => import('./visits/Visits.tsx'))

/** Name, role and sessions of the signed-in user; for admins the visits. */
export function UserPage({ user }: { user: User }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <PageTitle legend={labels.signedIn} title={user.name} lead={labels.role[user.role]} />
      <Button onClick={() => void signOut(page.session).then((done) => setFailed(!done))}>
        {labels.signOut}
      </Button>
      {failed && <Notice className="sessions" tone="bad" title={labels.signOutFailed} />}
      <Suspense fallback={<p className="sessions">{sessionListLabels.loading}</p>}>
        <Sessions />
      </Suspense>
      {user.role === 'admin' && (
        <Suspense fallback={<p>{visitLabels.loading}</p>}>
          <Visits />
        </Suspense>
      )}
    </>
  )
}
