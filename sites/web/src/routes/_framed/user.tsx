import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../pages/articleRoute.ts'
import { UserPage } from '../../pages/UserPage.tsx'
import { Guard } from '../../pages/Guard.tsx'

export const Route = createFileRoute('/_framed/user')({ ...articleRoute(() => '/user'), component: Page })

function Page() {
  const { article } = Route.useLoaderData()
  return (
    <Guard title={article.title} roles={['user', 'admin']}>
      {(user) => <UserPage user={user} />}
    </Guard>
  )
}
