import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BareLayout } from '../frame/BareLayout.tsx'

export const Route = createFileRoute('/_bare')({ component: Bare })

function Bare() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  )
}
