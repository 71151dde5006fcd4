import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../pages/articleRoute.ts'
import { ArticlePage } from '../../pages/ArticlePage.tsx'

export const Route = createFileRoute('/_framed/music')({
  ...articleRoute(() => '/music'),
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <ArticlePage {...Route.useLoaderData()} />
}
