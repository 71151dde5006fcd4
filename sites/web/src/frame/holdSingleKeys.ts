import { page } from '../page/page.ts'
import { singleKeysSlice } from '../record/siteSlices.ts'

/**
 * Keeps single keys from the tools while the visitor has turned them off: those pressed while nothing on
 * the page has the focus. With the focus inside a tool its keys work as before.
 */
export function holdSingleKeys(): void {
  const storage = page.storage(singleKeysSlice)
  addEventListener(
    'keydown',
    (event) => {
      const { key, target, ctrlKey, altKey, metaKey } = event
      const unfocused = target === document.body || target === document.documentElement
      if (!unfocused || key.length > 1 || ctrlKey || altKey || metaKey) return
      if (storage.read() === false) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
