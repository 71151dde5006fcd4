import { useEffect, useState } from 'react'

/** The service worker of a newer version of the site, once it is waiting to be activated. */
export function useWaitingVersion(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    // A page without a service worker has no older version that could be replaced.
    if (!navigator.serviceWorker?.controller) return undefined
    const listening = new AbortController()
    import('./followVersions.ts')
      .then(({ followVersions }) => followVersions(setWaiting, listening.signal))
      .catch(() => undefined)
    return () => listening.abort()
  }, [])

  return waiting
}
