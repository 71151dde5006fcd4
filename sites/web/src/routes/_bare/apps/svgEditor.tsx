import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import SvgEditorPage from './-svgEditor.tsx'

export const Route = createFileRoute('/_bare/apps/svgEditor')({
  ...articleRoute(() => '/apps/svgEditor'),
  component: Page,
})

function Page() {
  return <SvgEditorPage title={Route.useLoaderData().article.title} />
}
