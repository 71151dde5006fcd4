interface PageHandlers {
  readonly online: () => void
  readonly offline: () => void
  /** The page is left, possibly into the back/forward cache. */
  readonly hide: () => void
  readonly freeze: () => void
  readonly thaw: () => void
}

/** Listens to the network and the life cycle of the page. Returns the function that removes the listeners. */
export function watchPage({ online, offline, hide, freeze, thaw }: PageHandlers): () => void {
  addEventListener('online', online)
  addEventListener('offline', offline)
  addEventListener('pagehide', hide)
  document.addEventListener('freeze', freeze)
  document.addEventListener('resume', thaw)
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    removeEventListener('pagehide', hide)
    document.removeEventListener('freeze', freeze)
    document.removeEventListener('resume', thaw)
  }
}
