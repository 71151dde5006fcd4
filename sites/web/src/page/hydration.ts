import type { StorageAdapter } from '@kleinzeug/storage'
import { hydratedMark } from './marks.ts'

export interface Hydration {
  /** Called by the layout, once React has taken the page over. */
  readonly done: () => void
  /** Called before any effect writes into a field that the visitor is typing into. */
  readonly keepSelection: () => void
  readonly restoreSelection: () => void
  /** Resolves once it is done. */
  readonly isDone: Promise<void>
  /**
   * The same document, but empty until hydration is done: the page was prerendered without anyone's data,
   * and React must first render what it finds. Subscribers are called when it is done.
   */
  readonly afterHydration: <T>(adapter: StorageAdapter<T>) => StorageAdapter<T>
}

/** @param prerendered whether there is a page to take over, as opposed to an empty document */
export function createHydration(prerendered: boolean): Hydration {
  let hydrated = !prerendered
  const waiting = new Set<() => void>()
  let resolve = () => {}
  let restoreSelection = () => {}
  const isDone = new Promise<void>((fulfil) => {
    resolve = fulfil
  })

  return {
    isDone,
    keepSelection: () => {
      const field = document.activeElement
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      // Fields of numbers and dates have no selection.
      if (!isText || field.selectionStart === null) return
      const { selectionStart, selectionEnd } = field
      restoreSelection = () => field.setSelectionRange(selectionStart, selectionEnd)
    },
    restoreSelection: () => restoreSelection(),
    done: () => {
      document.querySelector('#app')?.setAttribute(hydratedMark, '')
      hydrated = true
      for (const listener of waiting) listener()
      waiting.clear()
      resolve()
    },
    afterHydration: (adapter) => ({
      ...adapter,
      read: () => (hydrated ? adapter.read() : undefined),
      subscribe: (onChange) => {
        const leave = adapter.subscribe(onChange)
        if (!hydrated) waiting.add(onChange)
        return () => {
          leave()
          waiting.delete(onChange)
        }
      },
    }),
  }
}
