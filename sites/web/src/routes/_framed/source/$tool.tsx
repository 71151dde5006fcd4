import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { SourcePage } from '../../../pages/SourcePage.tsx'
import { tools, type ToolEntry } from '../../../registry/tools.ts'

export const Route = createFileRoute('/_framed/source/$tool')({
  loader: ({ params }): ToolEntry => {
    const tool = tools.find((entry: ToolEntry) => entry.route === params.tool && entry.source)
    if (!tool) throw notFound()
    return tool
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: `Quelltext: ${loaderData.name}`,
          description: `Der Quelltext von „${loaderData.name}“, Datei für Datei, wie er auf dieser Seite läuft.`,
        })
      : {},
  component: Page,
})

function Page() {
  return <SourcePage tool={Route.useLoaderData()} />
}
