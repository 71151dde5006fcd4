import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { page } from './page.ts'

/**
 * Tells, once, that React has taken the page over. Stands first in the layout of the page: the router puts a Suspense
 * boundary between itself and the layout, and what is inside is hydrated later than what is outside.
 */
export function HydrationMark() {
  const [isCommitted, setCommitted] = useState(false)
  // An update of a layout effect makes React run the effects of hydration in the same task, and the stored data
  // follows in it too: no event of the visitor comes between, who may be typing into what is rendered again.
  useLayoutEffect(() => {
    page.hydration.keepSelection()
    // oxlint-disable-next-line react/set-state-in-effect -- the second render is what puts both into one task
    setCommitted(true)
  }, [])
  useEffect(() => {
    if (isCommitted) queueMicrotask(() => flushSync(page.hydration.done))
  }, [isCommitted])
  return null
}
