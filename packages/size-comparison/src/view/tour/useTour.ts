import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flightTime } from '../../model/scene/camera.ts'
import { useSizeComparison } from '../SizeComparisonContext.ts'

/** How long a stop is shown, in ms. */
const STAY = 6500

interface TourState {
  readonly at: number
  readonly isRunning: boolean
}

/** The tour of twelve stops. */
export function useTour() {
  const { state, labels, announce } = useSizeComparison()
  const stops = useAtomValue(state.catalogue)?.tour
  const setKind = useSetAtom(state.kind)
  const [tour, setTour] = useState<TourState>()
  const stop = tour && stops?.[tour.at]

  useEffect(() => {
    if (stop) announce(stop.text[labels.language])
  }, [stop, labels.language, announce])

  const count = stops?.length ?? 0
  const isRunning = tour?.isRunning ?? false
  const at = tour?.at
  useEffect(() => {
    if (!isRunning || at === undefined) return undefined
    const timer = setTimeout(
      () => setTour(at + 1 < count ? { at: at + 1, isRunning: true } : { at, isRunning: false }),
      STAY + flightTime(4),
    )
    return () => clearTimeout(timer)
  }, [isRunning, at, count])

  // The wheel pauses at every event; without a running tour that must not reach React.
  const pause = useCallback(() => {
    if (isRunning) setTour((before) => before && { ...before, isRunning: false })
  }, [isRunning])
  const toggle = useCallback(() => {
    // A filter would hide stops.
    setKind(undefined)
    setTour((before) => {
      if (!before) return { at: 0, isRunning: true }
      if (before.isRunning) return { ...before, isRunning: false }
      return { at: before.at + 1 < count ? before.at : 0, isRunning: true }
    })
  }, [setKind, count])
  const go = useCallback(
    (steps: number) => {
      setKind(undefined)
      setTour((before) => ({
        at: before ? Math.min(Math.max(before.at + steps, 0), Math.max(count - 1, 0)) : 0,
        isRunning: false,
      }))
    },
    [setKind, count],
  )
  const end = useCallback(() => setTour(undefined), [])
  return useMemo(
    () => ({ stop, at: at ?? 0, count, isOpen: at !== undefined, isRunning, toggle, go, pause, end }),
    [stop, at, count, isRunning, toggle, go, pause, end],
  )
}

export type Tour = ReturnType<typeof useTour>
