import { useEffect, useRef, type RefObject } from 'react'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** The buttons of a toolbar are one stop of Tab: the arrow keys lead from one to the next. */
export function useRoving<T extends HTMLElement>(): RefObject<T | null> {
  const toolbar = useRef<T>(null)
  useEffect(() => {
    const element = toolbar.current
    const follow = (event: KeyboardEvent) => {
      const keys = [...(element?.querySelectorAll('button') ?? [])]
      const at = keys.findIndex((key) => key === event.target)
      const next = keys[steps[event.key]?.(at, keys.length) ?? -1]
      if (at < 0 || !next || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    }
    element?.addEventListener('keydown', follow)
    return () => element?.removeEventListener('keydown', follow)
  }, [])
  return toolbar
}
