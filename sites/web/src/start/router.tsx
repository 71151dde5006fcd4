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
    // The router's scroll restoration needs an inline script; the browser's own is enough on the first page.
    scrollRestoration: false,
    trailingSlash: 'never',
  })

export type Router = ReturnType<typeof createRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: Router
  }
}
