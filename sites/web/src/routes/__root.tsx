import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { Frame } from '../frame/Frame.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import '../frame/fonts.css'
import '../frame/base.css'
import '../pages/pages.css'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
})

function Root() {
  // The SVG editor fills the window; it brings its own way back.
  const bare = useMatches({
    select: (matches) => matches.some(({ routeId }) => bareRoutes.includes(routeId)),
  })
  return bare ? (
    <main id="inhalt" tabIndex={-1}>
      <Outlet />
    </main>
  ) : (
    <Frame>
      <Outlet />
    </Frame>
  )
}

const bareRoutes: readonly string[] = ['/apps/svgEditor', '/apps/svgEditorx']
