import { useStore, type Atom } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { useWorktime } from '../WorktimeContext.ts'

/**
 * The value of an atom of the record as of the last painted frame: it is worked out, and drawn, in the frame after
 * an entry. It subscribes to the record alone, as jotai works out at once what is subscribed to. React's
 * `useDeferredValue` renders in both frames, and may draw before the browser paints.
 */
export function usePaintedAtom<T>(atom: Atom<T>): T {
  const { state, afterPaint } = useWorktime()
  const store = useStore()
  const [value, setValue] = useState(() => store.get(atom))
  useEffect(() => {
    const update = () => setValue(() => store.get(atom))
    // What is stored comes before the first frame, and is drawn in it: nothing moves when it follows.
    let isPainted = false
    let cancel = afterPaint(() => {
      isPainted = true
    })
    const unsubscribe = store.sub(state.basis, () => {
      if (!isPainted) return update()
      cancel()
      cancel = afterPaint(() => startTransition(update))
    })
    // It may have changed between the render and the subscription.
    update()
    return () => {
      cancel()
      unsubscribe()
    }
  }, [afterPaint, atom, state, store])
  return value
}
