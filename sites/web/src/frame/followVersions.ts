/** Calls back once the service worker of a newer version of the site is waiting to be activated. */
export async function followVersions(
  onWaiting: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  if (signal.aborted) return
  const look = () => {
    // The first worker of all replaces no older version.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', look, { signal })
  look()
  // The event of a worker that is being fetched already was fired before this listener was added.
  follow()
  registration.addEventListener('updatefound', follow, { signal })
}
