import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { ArticlePage } from '../../../pages/ArticlePage.tsx'

export const Route = createFileRoute('/_framed/apps/lifehacks')({
  ...articleRoute(() => '/apps/lifehacks'),
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <ArticlePage {...Route.useLoaderData()} />
}
