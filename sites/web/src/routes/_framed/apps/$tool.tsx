import { createFileRoute, notFound } from '@tanstack/react-router'
import { PendingToolPage } from '../../../pages/PendingToolPage.tsx'

/** Tools that are announced and not built yet; a built one has a route file of its own. */
export const Route = createFileRoute('/_framed/apps/$tool')({
  loader: async ({ params }) => {
    const { tools } = await import('../../../registry/tools.ts')
    const tool = tools.find(({ route }) => route === params.tool)
    if (!tool) throw notFound()
    return tool.drawing()
  },
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <PendingToolPage {...Route.useLoaderData()} />
}
