import { useSetAtom } from 'jotai'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSizeComparison } from './SizeComparisonContext.ts'

export type LoadedParts = typeof import('./loadedAfter.ts').parts

/** Loads things and drawings, and the parts that show them, which are a chunk of their own. */
export function useCatalogue() {
  const { state } = useSizeComparison()
  const load = useSetAtom(state.load)
  const [isMissing, setMissing] = useState(false)
  const [parts, setParts] = useState<LoadedParts>()
  const request = useCallback(() => {
    import('./loadedAfter.ts').then(
      (loaded) =>
        // Drawn in pieces: a key of the visitor's comes between.
        startTransition(() => {
          load(loaded.catalogue)
          setParts(loaded.parts)
        }),
      () => setMissing(true),
    )
  }, [load])
  useEffect(request, [request])
  const retry = useCallback(() => {
    setMissing(false)
    request()
  }, [request])
  return { isMissing, retry, parts }
}
