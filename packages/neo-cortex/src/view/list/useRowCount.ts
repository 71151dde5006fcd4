import { startTransition, useEffect, useState } from 'react'

/** Longer than the pause between two keys of somebody who types, in ms. */
const PAUSE = 250
/** Time for a frame between two steps on a slow phone, in ms. */
const FRAME = 50
/** Rows that a key brings in its own frame. */
const FIRST = 4
/** Rows that are added in one frame. */
const STEP = 2

/**
 * How many rows of a list are rendered. Of the first list all; of a later one those that it shares with the beginning of
 * the list before, at least the first ones; the others of the few in sight follow step by step at once, and the rest in
 * the first pause, so that no frame is long.
 */
export function useRowCount(list: readonly unknown[], few: number, all: number): number {
  const [rendered, setRendered] = useState({ list, count: Infinity, wait: 0 })
  const { count, wait } = rendered
  if (rendered.list !== list) {
    let same = 0
    while (same < Math.min(count, all) && list[same] === rendered.list[same]) same++
    const first = Math.max(FIRST, same)
    setRendered({ list, count: same < all ? first : Infinity, wait: first < few ? FRAME : PAUSE })
  }
  useEffect(() => {
    if (count === Infinity) return undefined
    const more = count + STEP
    const next = {
      list,
      count: more < all ? more : Infinity,
      wait: count < few && more >= few ? PAUSE : FRAME,
    }
    const timer = setTimeout(() => startTransition(() => setRendered(next)), wait)
    return () => clearTimeout(timer)
  }, [list, few, all, count, wait])
  return Math.min(count, all)
}
