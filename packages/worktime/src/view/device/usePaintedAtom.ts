import { useStore, type Atom } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * The value of an atom as of the last painted frame: what is drawn with it follows in the frame after an entry,
 * and its component has no part in the entry's own. React's `useDeferredValue` renders in both, and may draw
 * before the browser paints.
 */
export function usePaintedAtom<T>(atom: Atom<T>): T {
  const store = useStore()
  const [value, setValue] = useState(() => store.get(atom))
  useEffect(() => {
    const update = () => setValue(() => store.get(atom))
    let cancel = () => {}
    const unsubscribe = store.sub(atom, () => {
      cancel()
      cancel = afterPaint(() => startTransition(update))
    })
    // It may have changed between the render and the subscription.
    update()
    return () => {
      cancel()
      unsubscribe()
    }
  }, [atom, store])
  return value
}
