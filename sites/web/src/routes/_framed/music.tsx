import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../content/articleRoute.ts'
import { ArticlePage } from '../../pages/ArticlePage.tsx'

export const Route = createFileRoute('/_framed/music')({
  ...articleRoute(() => '/music'),
  component: Page,
})

function Page() {
  return <ArticlePage {...Route.useLoaderData()} />
}
