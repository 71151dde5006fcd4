import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. What a tool prints in place of its device is rendered only then; mark it
 * with `data-print-sheet`, so that a page around the tool can leave out the rest.
 *
 * @example
 * ```tsx
 * const Sheet = () => usePrinting() && <div className="sheet" data-print-sheet="">…</div>
 * ```
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it stands when the listener returns.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
