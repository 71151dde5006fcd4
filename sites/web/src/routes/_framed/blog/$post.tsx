import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { PostPage } from '../../../pages/PostPage.tsx'

export const Route = createFileRoute('/_framed/blog/$post')({
  ...articleRoute(({ post }: { post: string }) => `/blog/${post}`),
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <PostPage {...Route.useLoaderData()} />
}
