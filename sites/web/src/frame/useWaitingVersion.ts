import { useEffect, useState } from 'react'

/** The service worker of a newer version of the site, once it waits for the visitor's word. */
export function useWaitingVersion(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const listening = new AbortController()
    const { signal } = listening
    void navigator.serviceWorker.ready.then((registration) => {
      if (signal.aborted) return
      const look = () => {
        // The very first worker waits for nobody: there is no older version to replace.
        if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting)
      }
      const follow = () => registration.installing?.addEventListener('statechange', look, { signal })
      look()
      // One that is being fetched already was announced before anybody listened here.
      follow()
      registration.addEventListener('updatefound', follow, { signal })
    })
    return () => listening.abort()
  }, [])

  return waiting
}
