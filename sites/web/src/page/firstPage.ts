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
  /**
   * Whether a matched page is the document's own. Views ask by match and not by path: the address changes
   * when the visitor leaves, the match only once the next page has loaded.
   */
  readonly isMatch: (matchId: string | undefined) => boolean
  /** Whether a matched page is there already as a whole, and no part of it needs React. */
  readonly staysWritten: (matchId: string | undefined) => boolean
  /** Loads what it needs. A page that stays written needs neither its component nor its text. */
  readonly load: (router: AnyRouter) => Promise<void>
}

/** The page that was prerendered into the document, until the visitor leaves it. */
export function createFirstPage(): FirstPage {
  let first: { readonly path: string; readonly matchId: string; readonly written: boolean } | undefined
  const is = (path: string) => path === first?.path
  const isMatch = (matchId: string | undefined) => first !== undefined && matchId === first.matchId

  return {
    is,
    isMatch,
    staysWritten: (matchId) => isMatch(matchId) && first?.written === true,
    load: async (router) => {
      const { latestLocation } = router
      const match = router.matchRoutes(latestLocation).at(-1)
      if (!match || !document.querySelector(marked(writtenMark))) return router.load()

      const written = match.staticData.written === true && staysWritten(document)
      first = { path: latestLocation.pathname, matchId: match.id, written }
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
