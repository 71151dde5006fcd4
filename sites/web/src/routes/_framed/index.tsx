import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../content/articleRoute.ts'
import { StartPage } from '../../pages/start/StartPage.tsx'

export const Route = createFileRoute('/_framed/')({
  ...articleRoute(() => '/'),
  staticData: { written: true },
  component: Page,
})

function Page() {
  return <StartPage {...Route.useLoaderData()} />
}
