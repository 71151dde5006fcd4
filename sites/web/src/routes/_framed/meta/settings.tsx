import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { SettingsPage } from '../../../pages/settings/SettingsPage.tsx'
import { PastToolsContext } from '../../../pages/settings/timeline/PastToolsContext.ts'

export const Route = createFileRoute('/_framed/meta/settings')({
  ...articleRoute(() => '/meta/settings'),
  component: Page,
})

const loadPastTools = async () => (await import('./-pastTools.tsx')).pastTools

function Page() {
  return (
    <PastToolsContext value={loadPastTools}>
      <SettingsPage {...Route.useLoaderData()} />
    </PastToolsContext>
  )
}
