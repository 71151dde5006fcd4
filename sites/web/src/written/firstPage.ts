import type { Router } from '../router.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its page is text and links alone: it needs no script once it is written. */
    readonly written?: true
  }
}

/** Path of the document's own page, as long as it stands as it was written and was not left. */
let standing: string | undefined

/** Whether the page of a path is the document's own, as the server wrote it, and no script draws it. */
export const standsAsWritten = (path: string) => path === standing

/** Whether the document holds a page that can stay as it was written: nothing in it has to come alive. */
const isWritten = () => {
  const page = document.querySelector('[data-written]')
  return page !== null && !page.querySelector('[data-alive]')
}

/**
 * Loads what the first page needs. One that is text and links stays as it was written: its component
 * and its texts, which could only draw the same once more, come when a navigation leads to it again.
 */
export async function loadFirstPage(router: Router): Promise<void> {
  const { latestLocation } = router
  const match = router.matchRoutes(latestLocation).at(-1)
  if (!match?.staticData.written || !isWritten()) return router.load()

  const { options } = router.routesById[match.routeId as keyof typeof router.routesById]
  const itsOwn = { ...options }
  Object.assign(options, { component: undefined, loader: undefined })
  standing = latestLocation.pathname
  await router.load()
  Object.assign(options, itsOwn)

  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === standing) return
    stop()
    standing = undefined
    // The router would show the first page, when it is opened again, with the data that it never loaded.
    router.clearCache({ filter: ({ id }) => id === match.id })
  })
}
