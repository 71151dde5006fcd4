import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../../pages/ArticlePage.tsx'
import { articleRoute } from '../../pages/articleRoute.ts'

/** Every page that is one text by itself: content/glossary.mdx is /glossary. */
export const Route = createFileRoute('/_framed/$')({
  ...articleRoute(({ _splat = '' }: { _splat?: string }) => `/${_splat}`),
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <ArticlePage {...Route.useLoaderData()} />
}
