import { attempt } from '../attempt.ts'
import type { Environment } from '../environment.ts'

interface PageEvents {
  /** Another tab has written to localStorage. */
  readonly onStorage: (key?: string | null, text?: string | null) => void
  /** The page is hidden now and may be frozen or discarded without another event. */
  readonly onHidden: () => void
  /** The page is visible again and may have missed what other tabs did. */
  readonly onVisible: () => void
}

/** Follows storage events and the visibility of the page. */
export function pageLifecycle({ window, document }: Pick<Environment, 'window' | 'document'>) {
  const listening = new AbortController()
  const isDocumentHidden = () => document?.visibilityState === 'hidden'
  let isHidden = isDocumentHidden()

  return {
    /** Whether the page is hidden or about to go away. */
    isHidden: () => isHidden,
    listen: ({ onStorage, onHidden, onVisible }: PageEvents) => {
      const listen = (target: EventTarget | undefined, type: string, listener: (event: Event) => void) =>
        attempt(() => target?.addEventListener(type, listener, listening))
      const show = (hidden: boolean) => {
        isHidden = hidden
        if (hidden) onHidden()
        else onVisible()
      }

      listen(window, 'storage', ({ key, newValue }: Partial<StorageEvent>) => onStorage(key, newValue))
      listen(window, 'pageshow', () => show(false))
      listen(window, 'pagehide', () => show(true))
      listen(document, 'visibilitychange', () => show(isDocumentHidden()))
    },
    stop: () => listening.abort(),
  }
}
