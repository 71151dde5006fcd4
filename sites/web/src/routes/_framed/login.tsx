import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../pages/articleRoute.ts'
import { LoginPage } from '../../pages/LoginPage.tsx'

export const Route = createFileRoute('/_framed/login')({
  ...articleRoute(() => '/login'),
  validateSearch: (search): { zu?: string } => (typeof search['zu'] === 'string' ? { zu: search['zu'] } : {}),
  component: Page,
})

function Page() {
  return <LoginPage {...Route.useLoaderData()} wanted={Route.useSearch().zu} />
}
