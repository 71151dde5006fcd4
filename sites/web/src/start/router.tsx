import { createRouter as create, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { routeTree } from '../routeTree.gen.ts'

/** @param history where the router lives; the browser's own address bar when left out */
export const createRouter = (history?: RouterHistory) =>
  create({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    // Its restoring of scroll positions would need an inline script on the first page; the browser's own does.
    scrollRestoration: false,
    trailingSlash: 'never',
  })

export type Router = ReturnType<typeof createRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: Router
  }
}
