import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BareLayout } from '../pages/bare/BareLayout.tsx'

export const Route = createFileRoute('/_bare')({ component: Bare })

function Bare() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  )
}
