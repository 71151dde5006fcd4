import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { BlogPage } from '../../../pages/BlogPage.tsx'

export const Route = createFileRoute('/_framed/blog/')({
  ...articleRoute(() => '/blog'),
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <BlogPage {...Route.useLoaderData()} />
}
