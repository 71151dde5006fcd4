import { startTransition, useEffect, useState } from 'react'

/** Longer than the pause between two keys of somebody who types, in ms. */
const PAUSE = 250
/** Time for a frame between two steps on a slow phone, in ms. */
const FRAME = 50
/** Rows that are added in one frame. */
const STEP = 3

/**
 * How many rows of a list are rendered: all of the first list; of one that follows the few that are in sight, and the
 * others step by step in the first pause, so that no frame is long.
 */
export function useRowCount(list: unknown, few: number, all: number): number {
  const [grown, setGrown] = useState({ list, count: Infinity })
  const count = grown.list === list ? grown.count : few
  useEffect(() => {
    if (count === Infinity) return undefined
    const next = count + STEP < all ? count + STEP : Infinity
    const timer = setTimeout(
      () => startTransition(() => setGrown({ list, count: next })),
      count === few ? PAUSE : FRAME,
    )
    return () => clearTimeout(timer)
  }, [list, few, all, count])
  return Math.min(count, all)
}
