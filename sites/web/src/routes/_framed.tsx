import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from '../frame/Frame.tsx'
import { useHydrationMark } from '../record/afterHydration.ts'

export const Route = createFileRoute('/_framed')({ component: Framed })

function Framed() {
  useHydrationMark()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
