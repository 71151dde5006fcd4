import { createFileRoute, Link } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { SvgEditorPage } from '../../../pages/SvgEditorPage.tsx'
import { siteConfig } from '../../../site.config.ts'

export const Route = createFileRoute('/_bare/apps/svgEditor')({
  ...articleRoute(() => '/apps/svgEditor'),
  component: Page,
})

function Page() {
  const { article } = Route.useLoaderData()
  return <SvgEditorPage title={article.title} back={<Link to="/">{siteConfig.product}</Link>} />
}
