import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Inner size of an element in CSS pixels; `undefined` before it is laid out and on a server. */
export function useElementSize(ref: RefObject<Element | null>) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      // Rendered at once: a frame in the old size would show the dot at another place.
      if (entry)
        flushSync(() => setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
