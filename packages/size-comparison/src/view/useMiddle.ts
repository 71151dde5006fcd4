import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useSizeComparison } from './SizeComparisonContext.ts'
import type { Motion } from './useScene.ts'

/**
 * The thing in the middle of the scene, once it rests.
 *
 * @param turn the turn in which it follows while the scene moves, too
 */
export function useMiddle(motion: Motion, turn?: number) {
  const { state } = useSizeComparison()
  const [id, setId] = useState<string>()
  useEffect(() => {
    const stop = motion.follow((next, now) => {
      if (now === undefined || now === turn) setId(next)
    })
    return () => {
      stop()
    }
  }, [motion, turn])
  return useAtomValue(state.byId).get(id ?? '')
}
