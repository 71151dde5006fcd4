import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../pages/articleRoute.ts'
import { StartPage } from '../../pages/start/StartPage.tsx'
import { loadDrawings } from '../../registry/loadDrawings.ts'

const { loader, ...article } = articleRoute(() => '/')

export const Route = createFileRoute('/_framed/')({
  ...article,
  loader: async (context) => {
    const [text, drawings] = await Promise.all([loader(context), loadDrawings()])
    return { ...text, drawings }
  },
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <StartPage {...Route.useLoaderData()} />
}
