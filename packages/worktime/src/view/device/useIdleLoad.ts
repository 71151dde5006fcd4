import { useEffect } from 'react'

const DELAY = 3000

/** Loads parts once the page has come to rest, so that they are there when they are asked for, also offline. */
export function useIdleLoad(loads: ReadonlyArray<() => Promise<unknown>>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What cannot be loaded now is loaded, or fails visibly, when it is asked for.
      for (const load of loads) load().catch(() => {})
    }, DELAY)
    return () => clearTimeout(timer)
  }, [loads])
}
