import { startTransition, useEffect, useState } from 'react'

/** Longer than the pause between two keys of somebody who types, in ms. */
const PAUSE = 250
/** Time for a frame between two steps on a slow phone, in ms. */
const FRAME = 50
/** Rows that are added in one frame. */
const STEP = 3

/**
 * How many rows of a list are rendered. Of the first list all; of a later one those that it shares with the beginning of
 * the list before, at least the few in sight, and the others step by step in the first pause, so that no frame is long.
 */
export function useRowCount(list: readonly unknown[], few: number, all: number): number {
  const [rendered, setRendered] = useState({ list, count: Infinity, wait: 0 })
  const { count, wait } = rendered
  if (rendered.list !== list) {
    let same = 0
    while (same < Math.min(count, all) && list[same] === rendered.list[same]) same++
    setRendered({ list, count: same < all ? Math.max(few, same) : Infinity, wait: PAUSE })
  }
  useEffect(() => {
    if (count === Infinity) return undefined
    const next = count + STEP < all ? count + STEP : Infinity
    const timer = setTimeout(
      () => startTransition(() => setRendered({ list, count: next, wait: FRAME })),
      wait,
    )
    return () => clearTimeout(timer)
  }, [list, all, count, wait])
  return Math.min(count, all)
}
