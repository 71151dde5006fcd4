import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import SvgEditorMockPage from './-svgEditorx.tsx'

export const Route = createFileRoute('/_bare/apps/svgEditorx')({
  ...articleRoute(() => '/apps/svgEditorx'),
  component: Page,
})

function Page() {
  return <SvgEditorMockPage title={Route.useLoaderData().article.title} />
}
