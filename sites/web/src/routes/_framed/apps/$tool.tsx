import { createFileRoute, notFound } from '@tanstack/react-router'
import { PendingToolPage } from '../../../pages/PendingToolPage.tsx'
import { tools, type ToolEntry } from '../../../registry/tools.ts'

/** Tools that are announced and not built yet; a built one has a route file of its own. */
export const Route = createFileRoute('/_framed/apps/$tool')({
  loader: ({ params }): ToolEntry => {
    const tool = tools.find(({ route }) => route === params.tool)
    if (!tool) throw notFound()
    return tool
  },
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <PendingToolPage tool={Route.useLoaderData()} />
}
