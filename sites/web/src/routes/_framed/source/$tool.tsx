import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { SourcePage } from '../../../pages/source/SourcePage.tsx'
import { tools, type ToolEntry } from '../../../registry/tools.ts'
import type { PackageSource } from 'virtual:source'

export const Route = createFileRoute('/_framed/source/$tool')({
  loader: async ({ params }): Promise<{ tool: ToolEntry; source?: PackageSource }> => {
    const tool: ToolEntry | undefined = tools.find(
      (entry: ToolEntry) => entry.route === params.tool && entry.source,
    )
    if (!tool) throw notFound()
    if (!tool.folder) return { tool }
    const { sources } = await import('virtual:source')
    const { source } = await sources[tool.folder]!()
    return { tool, source }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: `Quelltext: ${loaderData.tool.name}`,
          description: `Der Quelltext von „${loaderData.tool.name}“, Datei für Datei, wie er auf dieser Seite läuft.`,
        })
      : {},
  staleTime: Infinity,
  staticData: { written: true },
  component: Page,
})

function Page() {
  const data = Route.useLoaderData()
  return <SourcePage key={data.tool.route} {...data} />
}
