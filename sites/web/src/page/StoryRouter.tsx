import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { followMark, marked } from './marks.ts'

/** On the site the router opens these links; here they would open a document in place of the story. */
function holdLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest(`a${marked(followMark)}`))
    event.preventDefault()
}

/** Renders a story inside a router of its own, so that links and the current path work without the site. */
export function StoryRouter({ path = '/', children }: { path?: string; children: ReactNode }) {
  const [router] = useState(() => {
    const root = createRootRoute()
    const anyPage = createRoute({ getParentRoute: () => root, path: '$', component: () => children })
    const start = createRoute({ getParentRoute: () => root, path: '/', component: () => children })
    return createRouter({
      routeTree: root.addChildren([start, anyPage]),
      history: createMemoryHistory({ initialEntries: [path] }),
    })
  })
  useEffect(() => {
    document.addEventListener('click', holdLink)
    return () => document.removeEventListener('click', holdLink)
  }, [])
  // The type knows the routes of the site only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return <RouterProvider router={router as never} />
}
