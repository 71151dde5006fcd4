import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onEnter` when Enter is pressed in a field of an element, unless the field is empty or still being composed. */
export function useEnter<T extends HTMLElement>(onEnter: () => void): RefObject<T | null> {
  const fields = useRef<T>(null)
  useEffect(() => {
    const element = fields.current
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing) return
      if (!(event.target instanceof HTMLInputElement) || event.target.value === '') return
      event.preventDefault()
      onEnter()
    }
    element?.addEventListener('keydown', follow)
    return () => element?.removeEventListener('keydown', follow)
  }, [onEnter])
  return fields
}
