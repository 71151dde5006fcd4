import { attempt } from './attempt.ts'
import type { Surroundings } from './surroundings.ts'

interface Followed {
  /** Another tab has written to localStorage. */
  readonly onStorage: (key: string | null, text: string | null) => void
  /** The page may go away and not come back. */
  readonly onLeave: () => void
  /** The page is here again, and may have missed what others did. */
  readonly onReturn: () => void
}

/** Listens to what happens to the page. Returns the function that ends it. */
export function follow(
  { window, document }: Pick<Surroundings, 'window' | 'document'>,
  { onStorage, onLeave, onReturn }: Followed,
): () => void {
  const listening = new AbortController()
  const listen = (target: EventTarget | undefined, type: string, act: (event: Event) => void) =>
    attempt(() => target?.addEventListener(type, act, listening))

  listen(window, 'storage', (event) => {
    const { key, newValue } = event as StorageEvent
    onStorage(key, newValue)
  })
  listen(window, 'pageshow', onReturn)
  listen(window, 'pagehide', onLeave)
  listen(document, 'visibilitychange', () =>
    document?.visibilityState === 'hidden' ? onLeave() : onReturn(),
  )
  return () => listening.abort()
}
