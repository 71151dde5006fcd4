import { attempt } from './attempt.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Listens to what happens to the page. Returns the function that ends it.
 *
 * @param onStorage another tab has written to localStorage
 * @param onLeave the page may go away and not come back
 * @param onReturn the page is here again, and may have missed what others did
 */
export function follow(
  { window, document }: Pick<Surroundings, 'window' | 'document'>,
  onStorage: (key: string | null, text: string | null) => void,
  onLeave: () => void,
  onReturn: () => void,
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
