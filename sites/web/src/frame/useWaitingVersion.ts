import { useEffect, useState } from 'react'

/** The service worker of a newer version of the site, once it is waiting to be activated. */
export function useWaitingVersion(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const listening = new AbortController()
    const { signal } = listening
    void navigator.serviceWorker.ready.then((registration) => {
      if (signal.aborted) return
      const look = () => {
        // The first worker of all replaces no older version.
        if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting)
      }
      const follow = () => registration.installing?.addEventListener('statechange', look, { signal })
      look()
      // The event of a worker that is being fetched already was fired before this listener was added.
      follow()
      registration.addEventListener('updatefound', follow, { signal })
    })
    return () => listening.abort()
  }, [])

  return waiting
}
