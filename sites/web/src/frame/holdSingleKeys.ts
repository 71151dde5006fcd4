import { page } from '../page/page.ts'
import { singleKeysSlice } from '../record/siteSlices.ts'

/** Holds single keys back from the tools, where the visitor has turned them off, unless the focus is in the tool. */
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
