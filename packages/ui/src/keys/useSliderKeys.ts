import type { KeyboardEvent } from 'react'

interface SliderKeys {
  /** Of the current item; -1 where none is. */
  readonly index: number
  readonly count: number
  readonly onMove: (index: number) => void
  /** Enter, on the current item. */
  readonly onOpen?: (() => void) | undefined
}

/**
 * The keys of a slider whose steps are the items of a list: arrow keys, Home, End, and PageUp and PageDown over a
 * twelfth of it. Returns the handler for `onKeyDown`.
 *
 * @example
 * ```tsx
 * const press = useSliderKeys({ index, count: points.length, onMove: (to) => select(points[to]) })
 * <div role="slider" tabIndex={0} onKeyDown={press} />
 * ```
 */
export function useSliderKeys({ index, count, onMove, onOpen }: SliderKeys) {
  return (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(2, Math.round(count / 12))
    // Before the first item of a list without a current one comes the last.
    const before = (index < 0 ? count : index) - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      ArrowLeft: before,
      ArrowDown: before,
      PageUp: index + page,
      PageDown: index - page,
      Home: 0,
      End: count - 1,
    }
    const to = Object.hasOwn(steps, key) ? steps[key] : undefined
    if (to === undefined && (key !== 'Enter' || !onOpen)) return
    event.preventDefault()
    if (to === undefined) onOpen?.()
    else if (count > 0) onMove(Math.max(0, Math.min(count - 1, to)))
  }
}
