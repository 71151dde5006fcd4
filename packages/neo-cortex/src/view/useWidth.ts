import { useEffect, useState, type RefObject } from 'react'

/** The width of an element in pixels, as it changes; `undefined` before the first measurement. */
export function useWidth(element: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
