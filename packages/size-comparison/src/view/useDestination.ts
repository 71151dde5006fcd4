import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wayOfDecade, wayOfThing, type Placed } from '../model/scene/layout.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import type { Motion } from './useScene.ts'

/**
 * Where the scene is to go: a thing, by flight, or a size by its log₁₀. The scene jumps to the `first` thing, and
 * only when the visitor has chosen none meanwhile.
 */
export type Destination =
  | { readonly id: string; readonly first?: boolean }
  | { readonly id?: undefined; readonly decade: number }

/** Moves the scene once its destination is laid out. Call it below `useScene`, whose effects set the layout. */
export function useDestination(motion: Motion) {
  const { state } = useSizeComparison()
  const layout = useAtomValue(state.layout)
  const isLoaded = useAtomValue(state.catalogue) !== undefined
  const pending = useRef<Destination>(undefined)
  const [requests, setRequests] = useState(0)
  const arrive = useEffectEvent((things: readonly Placed[]) => {
    const destination = pending.current
    if (!destination || things.length === 0) return
    const way =
      destination.id === undefined
        ? wayOfDecade(things, destination.decade)
        : wayOfThing(things, destination.id)
    // A thing that the filter leaves out never comes; one of the catalogue may.
    if (way !== undefined || isLoaded) pending.current = undefined
    if (way === undefined) return
    if (destination.id === undefined || destination.first) motion.jump(way)
    else motion.fly(way)
  })
  useEffect(() => {
    if (requests > 0) arrive(layout)
  }, [requests, layout])
  const goTo = useCallback((next: Destination) => {
    if (next.id !== undefined && next.first && pending.current) return
    pending.current = next
    setRequests((count) => count + 1)
  }, [])
  /** Whether the scene has not set out for its destination yet, and may rest elsewhere until then. */
  const isWaiting = useCallback(() => pending.current !== undefined, [])
  return { goTo, isWaiting }
}
