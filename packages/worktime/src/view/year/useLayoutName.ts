import { useLayoutEffect, useState, type RefObject } from 'react'

/** From this width on a column per week is large enough. */
const WIDE = 560

/** Which way to draw a year in the room there is. Read before paint, so that nothing jumps. */
export function useLayoutName(element: RefObject<Element | null>): 'weeks' | 'months' {
  const [name, setName] = useState<'weeks' | 'months'>('weeks')
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setName(target.clientWidth < WIDE ? 'months' : 'weeks')
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return name
}
