import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../../pages/articleRoute.ts'
import { TransferPage } from '../../../pages/transfer/TransferPage.tsx'

export const Route = createFileRoute('/_framed/meta/transfer')({
  ...articleRoute(() => '/meta/transfer'),
  component: Page,
})

function Page() {
  return <TransferPage {...Route.useLoaderData()} />
}
