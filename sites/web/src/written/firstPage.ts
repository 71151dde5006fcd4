import type { Router } from '../router.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its page is text and links alone: it needs no script once it is written. */
    readonly written?: true
  }
}

/** The page that the server wrote into the document, until the visitor leaves it. */
let first: { readonly path: string; readonly written: boolean } | undefined

/** Whether a path is the document's own, so that its text is there already. */
export const isFirstPage = (path: string) => path === first?.path

/** Whether the whole page of a path is there already, and no part of it has to come alive. */
export const standsAsWritten = (path: string) => isFirstPage(path) && first!.written

/** Whether the document holds a page that can stay as it was written: nothing in it has to come alive. */
function holdsWrittenPage() {
  const page = document.querySelector('[data-written=page]')
  return page !== null && !page.querySelector('[data-alive]')
}

/**
 * Loads what the first page needs. One that is text and links stays as it was written: its component
 * and its texts, which could only draw the same once more, come when a navigation leads to it again.
 */
export async function loadFirstPage(router: Router): Promise<void> {
  const { latestLocation } = router
  const match = router.matchRoutes(latestLocation).at(-1)
  if (!match || !document.querySelector('[data-written]')) return router.load()

  const written = match.staticData.written === true && holdsWrittenPage()
  first = { path: latestLocation.pathname, written }
  const { options } = router.routesById[match.routeId as keyof typeof router.routesById]
  const itsOwn = { ...options }
  if (written) Object.assign(options, { component: undefined, loader: undefined })
  await router.load()
  Object.assign(options, itsOwn)

  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (isFirstPage(toLocation.pathname)) return
    stop()
    first = undefined
    // The router would show the first page, when it is opened again, with the data that it never loaded.
    router.clearCache({ filter: ({ id }) => id === match.id })
  })
}
