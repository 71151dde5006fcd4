import type { AnyRouter } from '@tanstack/react-router'
import { marked, writtenMark } from './marks.ts'
import { staysWritten } from './staysWritten.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its page is text and links alone: it needs no script once it is written. */
    readonly written?: true
  }
}

export interface FirstPage {
  /** Whether a path is the document's own, so that its text is there already. */
  readonly is: (path: string) => boolean
  /** Whether the whole page of a path is there already, and no part of it needs React. */
  readonly staysWritten: (path: string) => boolean
  /** Loads what it needs. A page that stays written needs neither its component nor its text. */
  readonly load: (router: AnyRouter) => Promise<void>
}

/** The page that was prerendered into the document, until the visitor leaves it. */
export function createFirstPage(): FirstPage {
  let first: { readonly path: string; readonly written: boolean } | undefined
  const is = (path: string) => path === first?.path

  return {
    is,
    staysWritten: (path) => is(path) && (first?.written ?? false),
    load: async (router) => {
      const { latestLocation } = router
      const match = router.matchRoutes(latestLocation).at(-1)
      if (!match || !document.querySelector(marked(writtenMark))) return router.load()

      const written = match.staticData.written === true && staysWritten(document)
      first = { path: latestLocation.pathname, written }
      await (written ? loadWithout(router, match.routeId) : router.load())

      const stop = router.subscribe('onRendered', ({ toLocation }) => {
        if (is(toLocation.pathname)) return
        stop()
        first = undefined
        // The router would show the first page, when it is opened again, with the data that it never loaded.
        router.clearCache({ filter: ({ id }) => id === match.id })
      })
    },
  }
}

/** Loads a page without the component and the loader of its own route; both are restored also on failure. */
async function loadWithout(router: AnyRouter, routeId: string): Promise<void> {
  const { options } = router.routesById[routeId]
  const { component, loader } = options
  Object.assign(options, { component: undefined, loader: undefined })
  try {
    await router.load()
  } finally {
    Object.assign(options, { component, loader })
  }
}
