import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useNeoCortex } from '../NeoCortexContext.ts'

/** What a slice of the preparation may take, in ms, so that a key in between does not wait. */
const SLICE = 4

/** Prepares the search for the first key, in slices between other work. */
export function useWarmSearch() {
  const { state } = useNeoCortex()
  const cards = useAtomValue(state.candidates)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = () => {
      if (!state.search.warm(cards, SLICE, () => performance.now())) timer = setTimeout(go, 2 * SLICE)
    }
    timer = setTimeout(go, 200)
    return () => clearTimeout(timer)
  }, [state, cards])
}
