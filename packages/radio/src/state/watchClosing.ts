/** Tells when the connection of an address was closed. */
export interface ClosingWatch {
  /** Watches another address, in full. */
  readonly watch: (url: string) => void
  /** @param bytesAt when bytes last arrived, in ms of the clock: later ones mean that the browser connected again */
  readonly isClosed: (bytesAt: number) => boolean
}

/** An event about bytes that arrived before the connection was closed may come this much later, in ms. */
const eventDelay = 500

/**
 * Watches the resource timing of the browser: it has an entry for each stream whose connection was closed, in order
 * or not, at once and whatever the host allows. The `<audio>` element reports a reset connection with no event.
 */
export function watchClosing(now: () => number): ClosingWatch {
  let url = ''
  let closedAt: number | null = null
  let observer: PerformanceObserver | undefined

  function observe() {
    if (observer || typeof PerformanceObserver === 'undefined') return
    observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name === url)) closedAt = now()
    })
    observer.observe({ type: 'resource' })
  }

  return {
    watch: (watched) => {
      url = watched
      closedAt = null
      observe()
    },
    isClosed: (bytesAt) => closedAt !== null && bytesAt < closedAt + eventDelay,
  }
}
