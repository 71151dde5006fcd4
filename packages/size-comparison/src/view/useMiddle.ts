import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useSizeComparison } from './SizeComparisonContext.ts'
import type { Motion } from './useScene.ts'

/** The thing in the middle of the scene, once it rests. */
export function useMiddle(motion: Motion) {
  const { state } = useSizeComparison()
  const [id, setId] = useState<string>()
  useEffect(() => {
    const stop = motion.follow((next, isResting) => {
      if (isResting) setId(next)
    })
    return () => {
      stop()
    }
  }, [motion])
  return useAtomValue(state.byId).get(id ?? '')
}
