import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../../../page/head.ts'
import { SourcePage } from '../../../pages/source/SourcePage.tsx'
import type { LoadedSource } from '../../../pages/source/loadSource.ts'
import { tools } from '../../../registry/tools.ts'

export const Route = createFileRoute('/_framed/source/$tool')({
  loader: async ({ params }): Promise<LoadedSource> => {
    const tool = tools.find((entry) => entry.route === params.tool && entry.source)
    const { loadSource } = await import('../../../pages/source/loadSource.ts')
    const loaded = tool && (await loadSource(tool))
    if (!loaded) throw notFound()
    return loaded
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ title: loaderData.title, description: loaderData.description }) : {},
  staleTime: Infinity,
  staticData: { written: true },
  component: Page,
})

function Page() {
  const data = Route.useLoaderData()
  return <SourcePage key={data.route} {...data} />
}
