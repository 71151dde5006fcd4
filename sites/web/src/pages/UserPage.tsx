import { Button } from '@kleinzeug/ui'
import { signOut, type User } from '../session/session.ts'
import { PageTitle } from './PageTitle.tsx'

const roleNames = { admin: 'Verwaltung', user: 'Nutzer' }

export function UserPage({ user }: { user: User }) {
  return (
    <>
      <PageTitle legend="Angemeldet" title={user.name} lead={`Rolle: ${roleNames[user.role]}`} />
      <Button onClick={() => void signOut()}>Abmelden</Button>
    </>
  )
}
