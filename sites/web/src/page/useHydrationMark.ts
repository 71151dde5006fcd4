import { useEffect } from 'react'
import { page } from './page.ts'

/**
 * Tells, once, that React has taken the page over. To be called by the layout of the page: the router puts
 * a Suspense boundary between itself and the layout, and what is inside is hydrated later than what is
 * outside.
 */
export const useHydrationMark = () => useEffect(() => page.hydration.done(), [])
