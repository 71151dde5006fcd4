import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { SettingsPage } from '../../../pages/settings/SettingsPage.tsx'

export const Route = createFileRoute('/_framed/meta/settings')({
  ...articleRoute(() => '/meta/settings'),
  component: Page,
})

function Page() {
  return <SettingsPage {...Route.useLoaderData()} />
}
