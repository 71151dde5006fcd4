import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Notices } from '../frame/Notices.tsx'
import { useHydrationMark } from '../page/useHydrationMark.ts'

/** Without header, navigation and footer: the page brings its own way back. */
export const Route = createFileRoute('/_bare')({ component: Bare })

function Bare() {
  useHydrationMark()
  return (
    <main id="inhalt" tabIndex={-1}>
      <Outlet />
      <div className="bare-notices">
        <Notices />
      </div>
    </main>
  )
}
