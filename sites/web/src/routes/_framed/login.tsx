import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { LoginPage } from '../../pages/LoginPage.tsx'

export const Route = createFileRoute('/_framed/login')({
  validateSearch: (search): { zu?: string } => (typeof search['zu'] === 'string' ? { zu: search['zu'] } : {}),
  head: () =>
    pageHead({
      title: 'Login',
      description: 'Anmeldung für Nutzer mit einem Konto auf dieser Seite.',
      hidden: true,
    }),
  component: Page,
})

function Page() {
  return <LoginPage wanted={Route.useSearch().zu} />
}
