import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { UserPage } from '../../pages/UserPage.tsx'
import { Guard } from '../../session/Guard.tsx'

export const Route = createFileRoute('/_framed/user')({
  head: () =>
    pageHead({
      title: 'Dein Bereich',
      description: 'Name und Rolle des angemeldeten Nutzers.',
      hidden: true,
    }),
  component: () => (
    <Guard title="Dein Bereich" roles={['user', 'admin']}>
      {(user) => <UserPage user={user} />}
    </Guard>
  ),
})
